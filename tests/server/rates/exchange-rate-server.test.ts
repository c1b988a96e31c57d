import http from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openExchangeRates } from '../../../src/server/rates/exchange-rate.ts';

/** A real HTTP server on this machine that answers late, wrongly or not at all. */
const LAST = { exchangeRate: 0.91, date: '2026-11-19', source: 'ECB' };
const DAILY = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<Cube>
		<Cube time='2026-11-20'>
			<Cube currency='USD' rate='1.1600'/>
			<Cube currency='JPY' rate='178.10'/>
		</Cube>
	</Cube>
</gesmes:Envelope>`;

/** No server listens on the discard port. */
const NOBODY = 'http://127.0.0.1:9/daily.xml';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function serve(answer: http.RequestListener): Promise<string> {
  const server = http.createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return `http://127.0.0.1:${address.port}/daily.xml`;
}

function storedRate() {
  const values = new Map<string, unknown>([['exchange-rate-eur', LAST]]);
  return {
    values,
    read: (name: string) => Promise.resolve(values.get(name)),
    write: (name: string, value: unknown) => Promise.resolve(void values.set(name, value)),
  };
}

describe('a rate server', () => {
  it('provides a rate that is stored with its date and used', async () => {
    const address = await serve((_request, response) => response.end(DAILY));
    const store = storedRate();
    const rates = await openExchangeRates(store, address);
    const found = {
      exchangeRate: 0.862069,
      date: '2026-11-20',
      source: 'ECB',
      rates: { EUR: 0.862069, JPY: 153.534 },
    };
    await vi.waitFor(() => expect(rates.current()).toEqual(found));
    await vi.waitFor(() => expect(store.values.get('exchange-rate-eur')).toEqual(found));
    rates.stop();
  });

  const failures: [string, http.RequestListener | null][] = [
    ['is down', null],
    ['never answers', () => undefined],
    ['sends an incomplete answer', (_request, response) => void response.write(DAILY.slice(0, 120))],
    ['fails', (_request, response) => response.writeHead(503).end(DAILY)],
    ['sends a page of HTML', (_request, response) => response.end('<html><body>Wartung</body></html>')],
    ['sends a rate of zero', (_request, response) => response.end(DAILY.replace('1.1600', '0'))],
    ['sends an implausible rate', (_request, response) => response.end(DAILY.replace('1.1600', '116'))],
    ['sends noise', (_request, response) => response.end(Buffer.alloc(100_000, 0xff))],
    ['closes the connection', (request) => request.socket.destroy()],
  ];
  it.each(failures)(
    'that %s does not replace the last rate',
    async (_what, answer) => {
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const store = storedRate();
      const rates = await openExchangeRates(store, answer ? await serve(answer) : NOBODY);
      expect(rates.current()).toEqual(LAST);
      await vi.waitFor(() => expect(warned).toHaveBeenCalledTimes(1), { timeout: 8_000 });
      expect(rates.current()).toEqual(LAST);
      expect(store.values.get('exchange-rate-eur')).toEqual(LAST);
      rates.stop();
    },
    15_000,
  );

  it('that sends an older date is ignored', async () => {
    let answered = 0;
    const address = await serve((_request, response) => {
      response.end(DAILY.replace('2026-11-20', '2024-01-02'), () => (answered += 1));
    });
    const store = storedRate();
    const rates = await openExchangeRates(store, address);
    await vi.waitFor(() => expect(answered).toBe(1));
    expect(rates.current()).toEqual(LAST);
    expect(store.values.get('exchange-rate-eur')).toEqual(LAST);
    rates.stop();
  });
});
