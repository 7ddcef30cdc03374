import { a as __toCommonJS, i as __require, t as __commonJSMin } from "./rolldown-runtime.js";
import { n as mjs_exports, t as init_mjs } from "./mjs.js";

// node_modules/write-file-atomic/lib/index.js
var require_lib = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var __filename = import.meta.filename;
	module.exports = writeFile;
	module.exports.sync = writeFileSync;
	module.exports._getTmpname = getTmpname;
	module.exports._cleanupOnExit = cleanupOnExit;
	const fs = __require("fs");
	const crypto = __require("node:crypto");
	const { onExit } = (init_mjs(), __toCommonJS(mjs_exports));
	const path = __require("path");
	const { promisify } = __require("util");
	const activeFiles = {};
	/* istanbul ignore next */
	const threadId = (function getId() {
		try {
			return __require("worker_threads").threadId;
		} catch (e) {
			return 0;
		}
	})();
	let invocations = 0;
	function getTmpname(filename) {
		return filename + "." + crypto.createHash("sha1").update(__filename).update(String(process.pid)).update(String(threadId)).update(String(++invocations)).digest().readUInt32BE(0);
	}
	function cleanupOnExit(tmpfile) {
		return () => {
			try {
				fs.unlinkSync(typeof tmpfile === "function" ? tmpfile() : tmpfile);
			} catch {}
		};
	}
	function serializeActiveFile(absoluteName) {
		return new Promise((resolve) => {
			if (!activeFiles[absoluteName]) activeFiles[absoluteName] = [];
			activeFiles[absoluteName].push(resolve);
			if (activeFiles[absoluteName].length === 1) resolve();
		});
	}
	function isChownErrOk(err) {
		if (err.code === "ENOSYS") return true;
		if (!process.getuid || process.getuid() !== 0) {
			if (err.code === "EINVAL" || err.code === "EPERM") return true;
		}
		return false;
	}
	async function writeFileAsync(filename, data, options = {}) {
		if (typeof options === "string") options = { encoding: options };
		let fd;
		let tmpfile;
		/* istanbul ignore next -- The closure only gets called when onExit triggers */
		const removeOnExitHandler = onExit(cleanupOnExit(() => tmpfile));
		const absoluteName = path.resolve(filename);
		try {
			await serializeActiveFile(absoluteName);
			const truename = await promisify(fs.realpath)(filename).catch(() => filename);
			tmpfile = getTmpname(truename);
			if (!options.mode || !options.chown) {
				const stats = await promisify(fs.stat)(truename).catch(() => {});
				if (stats) {
					if (options.mode == null) options.mode = stats.mode;
					if (options.chown == null && process.getuid) options.chown = {
						uid: stats.uid,
						gid: stats.gid
					};
				}
			}
			fd = await promisify(fs.open)(tmpfile, "w", options.mode);
			if (options.tmpfileCreated) await options.tmpfileCreated(tmpfile);
			if (ArrayBuffer.isView(data)) await promisify(fs.write)(fd, data, 0, data.length, 0);
			else if (data != null) await promisify(fs.write)(fd, String(data), 0, String(options.encoding || "utf8"));
			if (options.fsync !== false) await promisify(fs.fsync)(fd);
			await promisify(fs.close)(fd);
			fd = null;
			if (options.chown) await promisify(fs.chown)(tmpfile, options.chown.uid, options.chown.gid).catch((err) => {
				if (!isChownErrOk(err)) throw err;
			});
			if (options.mode) await promisify(fs.chmod)(tmpfile, options.mode).catch((err) => {
				if (!isChownErrOk(err)) throw err;
			});
			await promisify(fs.rename)(tmpfile, truename);
		} finally {
			if (fd) await promisify(fs.close)(fd).catch(
				/* istanbul ignore next */
				() => {}
			);
			removeOnExitHandler();
			await promisify(fs.unlink)(tmpfile).catch(() => {});
			activeFiles[absoluteName].shift();
			if (activeFiles[absoluteName].length > 0) activeFiles[absoluteName][0]();
			else delete activeFiles[absoluteName];
		}
	}
	async function writeFile(filename, data, options, callback) {
		if (options instanceof Function) {
			callback = options;
			options = {};
		}
		const promise = writeFileAsync(filename, data, options);
		if (callback) try {
			const result = await promise;
			return callback(result);
		} catch (err) {
			return callback(err);
		}
		return promise;
	}
	function writeFileSync(filename, data, options) {
		if (typeof options === "string") options = { encoding: options };
		else if (!options) options = {};
		try {
			filename = fs.realpathSync(filename);
		} catch (ex) {}
		const tmpfile = getTmpname(filename);
		if (!options.mode || !options.chown) try {
			const stats = fs.statSync(filename);
			options = Object.assign({}, options);
			if (!options.mode) options.mode = stats.mode;
			if (!options.chown && process.getuid) options.chown = {
				uid: stats.uid,
				gid: stats.gid
			};
		} catch (ex) {}
		let fd;
		const cleanup = cleanupOnExit(tmpfile);
		const removeOnExitHandler = onExit(cleanup);
		let threw = true;
		try {
			fd = fs.openSync(tmpfile, "w", options.mode || 438);
			if (options.tmpfileCreated) options.tmpfileCreated(tmpfile);
			if (ArrayBuffer.isView(data)) fs.writeSync(fd, data, 0, data.length, 0);
			else if (data != null) fs.writeSync(fd, String(data), 0, String(options.encoding || "utf8"));
			if (options.fsync !== false) fs.fsyncSync(fd);
			fs.closeSync(fd);
			fd = null;
			if (options.chown) try {
				fs.chownSync(tmpfile, options.chown.uid, options.chown.gid);
			} catch (err) {
				if (!isChownErrOk(err)) throw err;
			}
			if (options.mode) try {
				fs.chmodSync(tmpfile, options.mode);
			} catch (err) {
				if (!isChownErrOk(err)) throw err;
			}
			fs.renameSync(tmpfile, filename);
			threw = false;
		} finally {
			if (fd) try {
				fs.closeSync(fd);
			} catch (ex) {}
			removeOnExitHandler();
			if (threw) cleanup();
		}
	}
}));

export { require_lib as t };