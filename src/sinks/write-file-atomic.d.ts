declare module "write-file-atomic" {
  /** Writes a file as a whole or not at all, by renaming a file written beside it. */
  export default function writeFileAtomic(path: string, text: string): Promise<void>;
}
