import net from 'node:net';

/**
 * Whose call it is, for limits. Of X-Forwarded-For only what the trusted proxies wrote is believed:
 * the entry as many places from the right as there are of them. Of an IPv6 address the network counts.
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
  // Counted before it is looked at: where a proxy wrote no address, the caller wrote what stands left of it.
  const written = trustedProxies > 0 ? forwarded.at(-Math.min(trustedProxies, forwarded.length)) : undefined;
  const believed = written !== undefined && net.isIP(written) > 0 ? written : undefined;
  const address = (believed ?? socketAddress ?? 'unknown').replace(/^::ffff:(?=\d+\.)/, '');
  return net.isIPv6(address) ? network(address) : address;
}

/** The first 64 bits: one household has all of them. */
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
