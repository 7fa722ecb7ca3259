import { FunctionsHttpError } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { newClient, target } from './target.ts';

describe('functions', () => {
  test('invoke() passes a refusal on as problem+json', async () => {
    const { data, error } = await newClient().functions.invoke('start-run', {
      body: { game: 'no-such-game' },
    });
    expect(data).toBeNull();
    expect(error).toBeInstanceOf(FunctionsHttpError);
    const answer = (error as FunctionsHttpError).context as Response;
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await answer.json()).toMatchObject({ code: 'not_found', status: 404 });
  });

  test('a function that does not exist is 404', async () => {
    const { error } = await newClient().functions.invoke('no-such-function', { body: {} });
    expect(((error as FunctionsHttpError).context as Response).status).toBe(404);
  });

  test('a browser on another origin may call', async () => {
    const answer = await fetch(`${target.url}/functions/v1/start-run`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(answer.ok).toBe(true);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });
});
