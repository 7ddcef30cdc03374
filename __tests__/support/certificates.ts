import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A key and a self-signed certificate, as PEM text and as the certificate's file. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
  readonly file: string;
}

const CONFIG = `[ca]
default_ca = d
[d]
database = index
serial = serial
new_certs_dir = .
default_md = sha256
policy = p
x509_extensions = e
[p]
commonName = supplied
`;

/** Makes a certificate with openssl. In: an empty folder, the host it is for, and its last day. */
export function makeCertificate(dir: string, host: string, lastDay: "2020-01-02" | "2049-01-02"): Certificate {
  const openssl = (...args: readonly string[]): void => {
    execFileSync("openssl", args, { cwd: dir, stdio: "pipe" });
  };
  writeFileSync(join(dir, "index"), "");
  writeFileSync(join(dir, "serial"), "01\n");
  writeFileSync(
    join(dir, "config"),
    `${CONFIG}[e]\nsubjectAltName = DNS:${host}\n[req]\ndistinguished_name = n\n[n]\n`,
  );
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  openssl("req", "-new", ...curve, "-keyout", "key", "-out", "request", "-subj", `/CN=${host}`, "-config", "config");
  const dates = ["-startdate", "20200101000000Z", "-enddate", `${lastDay.replaceAll("-", "")}000000Z`];
  openssl(
    "ca",
    "-batch",
    "-selfsign",
    "-notext",
    "-config",
    "config",
    "-keyfile",
    "key",
    "-in",
    "request",
    ...dates,
    "-out",
    "cert",
  );
  const file = join(dir, "cert");
  return { key: readFileSync(join(dir, "key"), "utf8"), cert: readFileSync(file, "utf8"), file };
}
