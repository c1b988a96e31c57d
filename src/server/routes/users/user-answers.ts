/** User data is not cacheable. */
const OWN = { 'Cache-Control': 'no-store', Vary: 'Cookie' };

export function ownAnswer(value: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(value, { status, headers: { ...OWN, ...headers } });
}

export function ownNoContent(headers: Record<string, string> = {}): Response {
  return new Response(null, { status: 204, headers: { ...OWN, ...headers } });
}
