import { ft as _isoDateTime } from "./parse.js";
import { t as ZodISODateTime } from "./schemas.js";

// node_modules/zod/v4/classic/iso.js
function datetime(params) {
	return _isoDateTime(ZodISODateTime, params);
}

export { datetime as t };