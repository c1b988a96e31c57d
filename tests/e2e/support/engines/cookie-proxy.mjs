import http from 'node:http';

/**
 * A proxy that removes `Secure` from cookies: WebKit stores no such cookie of http://localhost, which Chromium and
 * Firefox treat like https.
 * @returns {Promise<string>} its address
 */
export function startCookieProxy() {
  const proxy = http.createServer((request, response) => {
    const forwarded = http.request(
      request.url,
      { method: request.method, headers: request.headers, agent: false },
      (answer) => {
        const cookies = answer.headers['set-cookie']?.map((one) => one.replace(/;\s*Secure/i, ''));
        const headers = { ...answer.headers, ...(cookies ? { 'set-cookie': cookies } : {}) };
        response.writeHead(answer.statusCode, headers);
        response.flushHeaders();
        answer.pipe(response);
        answer.on('error', () => response.destroy());
      },
    );
    // A network error for the browser, as without the proxy.
    forwarded.on('error', () => response.destroy());
    response.on('close', () => forwarded.destroy());
    request.pipe(forwarded);
  });
  return new Promise((resolve) => {
    proxy.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${proxy.address().port}`));
  });
}
