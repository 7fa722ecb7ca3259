import { z } from 'zod';
import { API_RESOURCE_KEYS, API_RESOURCES, type ApiResource } from './public-api.ts';

/** What every refusal of a function looks like (RFC 9457). */
const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: z.string(),
  requestId: z.string(),
});

const REFUSALS = {
  403: 'The key is not known or was revoked.',
  404: 'There is no such public game.',
  422: 'The request is not understood.',
  429: 'Too many requests; Retry-After says how many seconds to wait.',
};

/** The API in OpenAPI 3.1, made of the schemas that the function answers with. */
export function publicApiDocument(serverUrl: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'House Price Game',
      version: '1',
      description:
        'Reads games, boards and corrections. No key is needed for 60 requests a minute from an address; with a key it is 600. No price is ever in an answer.',
    },
    servers: [{ url: serverUrl }],
    security: [{}, { key: [] }],
    components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'x-api-key' } } },
    paths: Object.fromEntries(
      API_RESOURCE_KEYS.map((name) => [API_RESOURCES[name].path, { get: operation(name) }]),
    ),
  };
}

function operation(name: ApiResource) {
  const { path, summary, takes, answers } = API_RESOURCES[name];
  const { properties = {}, required = [] } = z.toJSONSchema(takes, { io: 'input' });
  const refusals: Record<string, unknown> = {};
  for (const [status, description] of Object.entries(REFUSALS))
    refusals[status] = {
      description,
      content: { 'application/problem+json': { schema: schemaOf(problem) } },
    };
  return {
    operationId: name,
    summary,
    parameters: Object.entries<unknown>(properties).map(([key, schema]) => {
      const isInPath = path.includes(`{${key}}`);
      return {
        name: key,
        in: isInPath ? 'path' : 'query',
        required: isInPath || required.includes(key),
        schema,
      };
    }),
    responses: {
      200: { description: summary, content: { 'application/json': { schema: schemaOf(answers) } } },
      ...refusals,
    },
  };
}

/** OpenAPI 3.1 speaks this draft of JSON Schema, so it need not be named in each. */
function schemaOf(schema: z.ZodType) {
  const { $schema: draft, ...rest } = z.toJSONSchema(schema);
  if (draft === undefined) throw new Error('zod no longer names the draft that it writes');
  return rest;
}
