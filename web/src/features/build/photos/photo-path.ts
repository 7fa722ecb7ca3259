/** Paths of photos out of archives: files that a program makes have none of their own. */
const paths = new WeakMap<File, string>();

/** Notes where in an archive a photo lay. */
export function rememberPath(file: File, path: string): void {
  paths.set(file, path);
}

/** A photo's path, with the folders that tell the homes apart: of a dropped folder, of an archive, else its name. */
export function pathOf(file: File): string {
  return paths.get(file) ?? (file.webkitRelativePath || file.name);
}
