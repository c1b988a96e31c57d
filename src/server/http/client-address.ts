import net from 'node:net';

/**
 * Client key for rate limits. Of X-Forwarded-For only the trusted proxies' entries are believed: the n-th from the
 * right for n proxies. IPv6 addresses count by /64.
 */
export function clientAddress(
  socketAddress: string | undefined,
  headers: Headers,
  trustedProxies: number,
): string {
  const forwarded = (headers.get('X-Forwarded-For') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  // Select by position before validation: if a proxy wrote no address, entries further left are the client's and
  // untrusted.
  const written = trustedProxies > 0 ? forwarded.at(-Math.min(trustedProxies, forwarded.length)) : undefined;
  const believed = written !== undefined && net.isIP(written) > 0 ? written : undefined;
  const address = (believed ?? socketAddress ?? 'unknown').replace(/^::ffff:(?=\d+\.)/, '');
  return net.isIPv6(address) ? network(address) : address;
}

/** The /64 prefix, which belongs to one household. */
function network(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
