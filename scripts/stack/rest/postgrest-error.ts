import type { PostgresError } from './request-trace.ts';

/** PostgREST's table of SQLSTATE classes and HTTP statuses (its documentation, "Errors"). */
const EXACT: Readonly<Record<string, number>> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  P0001: 400,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
};
const BY_CLASS: Readonly<Record<string, number>> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '21': 400,
  '22': 400,
  '23': 400,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '42': 400,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
};

/** The HTTP status with which PostgREST answers an SQLSTATE. */
export function statusOf(code: string, isAnonymous: boolean): number {
  const own = /^PT([2-5]\d\d)$/.exec(code);
  if (own !== null) return Number(own[1]);
  if (code === '42501') return isAnonymous ? 401 : 403;
  return EXACT[code] ?? BY_CLASS[code.slice(0, 2)] ?? 400;
}

/** PostgREST's body for an error that Postgres raised. */
export function errorBody(error: PostgresError): {
  code: string;
  message: string;
  details: string | null;
  hint: string | null;
} {
  return {
    code: error.code,
    message: error.message,
    details: error.detail ?? null,
    hint: error.hint ?? null,
  };
}
