/** A refusal as the hosted Auth service words it: the code by which clients know it stands in body and header. */
export function authRefusal(status: number, errorCode: string, msg: string): Response {
  return Response.json(
    { code: status, error_code: errorCode, msg },
    { status, headers: { 'x-sb-error-code': errorCode } },
  );
}
