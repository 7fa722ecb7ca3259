/** What a request to the Auth service wants, as far as the gateway treats it differently from the rest. */
export const AUTH_CALLS = ['sign-in', 'sign-up', 'proof', 'mail', 'change', 'other'] as const;
export type AuthCallKind = (typeof AUTH_CALLS)[number];

export interface AuthCall {
  readonly kind: AuthCallKind;
  /** as typed, in lower case; empty where the request names none */
  readonly email: string;
  /** empty where the request holds none */
  readonly password: string;
}

const MAILS: ReadonlySet<string> = new Set(['recover', 'otp', 'magiclink', 'resend']);

/** Reads a request without using it up. A body that is no JSON is for the service to refuse. */
export async function readAuthCall(request: Request): Promise<AuthCall> {
  const { pathname, searchParams } = new URL(request.url);
  const kind = kindOf(
    request.method,
    pathname.replace(/^\/auth\/v1\/|\/$/g, ''),
    searchParams.get('grant_type'),
  );
  if (kind === 'other') return { kind, email: '', password: '' };
  const body = await readFields(request.clone());
  return {
    kind,
    email: textOf(body['email']).trim().toLowerCase(),
    password: textOf(body['password']),
  };
}

function kindOf(method: string, path: string, grantType: string | null): AuthCallKind {
  if (method === 'PUT') return path === 'user' ? 'change' : 'other';
  if (method !== 'POST') return 'other';
  if (path === 'token') return grantType === 'password' ? 'sign-in' : 'other';
  if (path === 'signup') return 'sign-up';
  if (path === 'verify') return 'proof';
  return MAILS.has(path) ? 'mail' : 'other';
}

async function readFields(request: Request): Promise<Readonly<Record<string, unknown>>> {
  try {
    const body: unknown = await request.json();
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
