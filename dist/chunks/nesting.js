// src/evidence/nesting.ts
/** Whether a value is nested deeper than so many levels; a text or a number has none, `[]` has one. Data as parsed, without circles.
*  To be asked of data of strangers before anything walks it by calling itself, `JSON.stringify` included: that ends in a `RangeError`.
*  Throws: never. */
function isDeeperThan(value, levels) {
	let inner = [value];
	for (let level = 0; inner.length > 0; level += 1) {
		const boxes = inner.filter((one) => typeof one === "object" && one !== null);
		if (boxes.length > 0 && level === levels) return true;
		inner = boxes.flatMap((box) => Object.values(box));
	}
	return false;
}

export { isDeeperThan as t };