import { resolve } from 'node:path';

/** What the bundler knows of a module: who imports it, and what it imports, in both cases at once rather than on demand. */
interface ModuleLinks {
  readonly importers: readonly string[];
  readonly importedIds: readonly string[];
}

interface Graph {
  getModuleInfo(id: string): ModuleLinks | null;
}

interface FirstVisit {
  /** the module that the page's HTML names */
  readonly entry: string;
  /** pages that people arrive at, by the name of the file that holds what each shares with further pages */
  readonly pages: Readonly<Record<string, string>>;
  /** pages that follow soon, likewise; they share what the pages before them have */
  readonly next?: Readonly<Record<string, string>>;
}

/**
 * Into which file a module goes, read off the graph of imports, so that a first visit needs few files: what the entry
 * imports, and what all the pages of a first visit import, travels with the entry; what one of them shares with
 * further pages is one file; everything else the bundler places by itself. Many tiny files compress worse and cost
 * more requests.
 */
export function firstVisitChunks({ entry, pages, next = {} }: FirstVisit, root: string) {
  let known: { graph: Graph; files: ReadonlyMap<string, string> } | null = null;
  return (id: string, graph: Graph): string | null => {
    known = known?.graph === graph ? known : { graph, files: placeModules(graph) };
    return known.files.get(id) ?? null;
  };

  function placeModules(graph: Graph): ReadonlyMap<string, string> {
    const files = new Map<string, string>();
    const first = importedBy(graph, resolve(root, entry));
    const reached = ([name, file]: readonly [string, string]) => {
      const page = resolve(root, file);
      return { name, page, modules: importedBy(graph, page) };
    };
    const ofPages = Object.entries(pages).map(reached);
    for (const { name, page, modules } of Object.entries(next).map(reached))
      for (const id of modules) if (isShared(graph, id, page, modules)) files.set(id, name);
    for (const { name, page, modules } of ofPages)
      for (const id of modules) if (isShared(graph, id, page, modules)) files.set(id, name);
    for (const id of ofPages[0]?.modules ?? [])
      if (ofPages.every(({ modules }) => modules.has(id))) files.set(id, 'entry');
    for (const id of first) files.set(id, 'entry');
    return files;
  }
}

/** A module and everything that it imports at once. */
function importedBy(graph: Graph, start: string): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [start];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const info = graph.getModuleInfo(id);
    if (found.has(id) || info === null) continue;
    found.add(id);
    open.push(...info.importedIds);
  }
  return found;
}

/** Does anything but the page import it, itself or through others? */
function isShared(graph: Graph, id: string, page: string, modules: ReadonlySet<string>): boolean {
  const seen = new Set<string>();
  const open = [id];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (!modules.has(one)) return true;
    if (one === page || seen.has(one)) continue;
    seen.add(one);
    open.push(...(graph.getModuleInfo(one)?.importers ?? []));
  }
  return false;
}
