import { t as require_token_util } from "./token-util.js";

export default require_token_util();

export {  };