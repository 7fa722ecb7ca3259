interface Rule {
  readonly isAllowed: boolean;
  readonly pattern: string;
}

/** What a robots.txt says to us. */
export interface RobotsRules {
  allows(path: string): boolean;
}

const MAX_LENGTH = 512_000;
const MAX_RULES = 5_000;

/** May everything be read, or nothing? For a site without the file, and for one whose file could not be read. */
export const ALLOW_ALL: RobotsRules = { allows: () => true };
export const ALLOW_NOTHING: RobotsRules = { allows: () => false };

/**
 * Reads a robots.txt as RFC 9309 has it: the groups that name us, else those for everybody; of the rules that match a
 * path the longest counts, and of two alike the one that allows.
 * @param agent our product token in lower case, "housepricegame"
 */
export function parseRobots(text: string, agent: string): RobotsRules {
  const own: Rule[] = [];
  const general: Rule[] = [];
  let isNamed = false;
  let agents: string[] = [];
  let isInRules = true;
  for (const line of text.slice(0, MAX_LENGTH).split(/\r\n|\r|\n/)) {
    const [, name = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/i.exec(line) ?? [];
    const key = name.toLowerCase();
    if (key === 'user-agent') {
      if (isInRules) agents = [];
      isInRules = false;
      const token = /^[a-z_*-]+/i.exec(value)?.[0].toLowerCase() ?? '';
      agents.push(token);
      isNamed ||= token === agent;
    } else if (key === 'allow' || key === 'disallow') {
      isInRules = true;
      if (value === '' || own.length + general.length >= MAX_RULES) continue;
      const rule = { isAllowed: key === 'allow', pattern: normalisePath(value) };
      if (agents.includes(agent)) own.push(rule);
      else if (agents.includes('*')) general.push(rule);
    }
  }
  const rules = isNamed ? own : general;
  return { allows: (path) => isPathAllowed(rules, normalisePath(path)) };
}

function isPathAllowed(rules: readonly Rule[], path: string): boolean {
  let best: Rule | null = null;
  for (const rule of rules) {
    const isLonger =
      best === null ||
      rule.pattern.length > best.pattern.length ||
      (rule.pattern.length === best.pattern.length && rule.isAllowed);
    if (isLonger && matches(rule.pattern, path)) best = rule;
  }
  return best?.isAllowed ?? true;
}

/** `*` is anything, `$` at the end is the end. No regular expression: somebody else writes the pattern. */
function matches(pattern: string, path: string): boolean {
  const isAnchored = pattern.endsWith('$');
  const pieces = (isAnchored ? pattern.slice(0, -1) : pattern).split('*');
  const [first = '', ...later] = pieces;
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const [place, piece] of later.entries()) {
    if (isAnchored && place === later.length - 1) {
      return path.length - piece.length >= at && path.endsWith(piece);
    }
    const found = path.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  return !isAnchored || at === path.length;
}

/** Escapes in one form, so that `%7e` and `~` are the same path. */
function normalisePath(path: string): string {
  try {
    return encodeURI(decodeURI(path)).replace(/%25([\da-f]{2})/gi, '%$1');
  } catch {
    return path;
  }
}
