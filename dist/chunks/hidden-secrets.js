import { t as takeSecrets } from "./hidden-secrets2.js";

export { takeSecrets };