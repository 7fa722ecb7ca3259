import { API_RESOURCE_KEYS, API_RESOURCES } from '../_shared/wire/public-api.ts';

const FUNCTION_NAME = 'public-api';

/**
 * A request whose path and key are in its query, where the contract looks for them. A path that names nothing stays
 * without a resource and is refused by the contract.
 */
export function readPath(request: Request): Request {
  const url = new URL(request.url);
  const path = url.pathname.slice(url.pathname.indexOf(FUNCTION_NAME) + FUNCTION_NAME.length);
  // What the path and the header say, nobody says in the query.
  for (const name of ['resource', 'key', 'game']) url.searchParams.delete(name);
  const key = request.headers.get('x-api-key');
  if (key !== null && key !== '') url.searchParams.set('key', key);
  if (path === '/openapi.json') url.searchParams.set('resource', 'document');
  for (const name of API_RESOURCE_KEYS) {
    const pattern = API_RESOURCES[name].path.replace('{game}', '([^/]+)');
    const found = new RegExp(`^${pattern}/?$`).exec(path);
    if (!found) continue;
    url.searchParams.set('resource', name);
    if (found[1] !== undefined) url.searchParams.set('game', found[1]);
  }
  return new Request(url, { method: request.method, headers: request.headers });
}
