import { frontFirst, inOrder, readName, type NamedPhoto } from '#kit/photos/photo-names.ts';

export interface PhotoGroup<F> {
  /** what the pictures of one home have in common: a folder's name, or the beginning of their names */
  readonly key: string;
  readonly photos: readonly NamedPhoto<F>[];
}

/**
 * Sorts pictures into homes. Pictures in several folders are one home a folder; else the words of a name before its room
 * or its number name the home ("001_kitchen.jpg", "12 Acacia Avenue (3).png"); pictures named by a camera are one home.
 * Homes and their pictures come in the order of their names, whatever order the browser handed them over in.
 * @param pathOf of a file its path, the folder included where there is one
 */
export function groupPhotos<F>(files: readonly F[], pathOf: (file: F) => string): readonly PhotoGroup<F>[] {
  const folders = new Set(files.map((file) => folderOf(pathOf(file))));
  const groups = new Map<string, NamedPhoto<F>[]>();
  for (const { path, ...photo } of inOrder(files, pathOf)) {
    const key = folders.size > 1 ? folderOf(path) : readName(path).stem;
    groups.set(key, [...(groups.get(key) ?? []), photo]);
  }
  return [...groups].map(([key, photos]) => ({ key, photos: frontFirst(photos) }));
}

function folderOf(path: string): string {
  return path.split('/').slice(0, -1).join('/');
}
