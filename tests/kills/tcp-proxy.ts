import net from 'node:net';

/** A TCP proxy whose connections can be cut, refused and silenced. */
export interface TcpProxy {
  port: number;
  /** Cuts every open connection. */
  cut(): void;
  /** Refuses new connections until it is called with false. */
  refuse(on: boolean): Promise<void>;
  /** Stops traffic in both directions until it is called with false. */
  silence(on: boolean): void;
  /** Cuts each of the next `times` connections on which the client sends the text, before it reaches the server. */
  cutBefore(text: string, times: number): void;
  /** The next time a client sends the text, the server gets it, but its answer is lost with the connection. */
  loseAnswerTo(text: string): void;
  close(): Promise<void>;
}

interface Pair {
  client: net.Socket;
  server: net.Socket;
}

export async function openTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const pairs = new Set<Pair>();
  let silent = false;
  let before: { text: string; times: number } | undefined;
  let lose: string | undefined;

  const listener = net.createServer((client) => {
    const server = net.connect(target.port, target.host);
    const pair = { client, server };
    let isLost = false;
    pairs.add(pair);
    const end = (): void => {
      client.destroy();
      server.destroy();
      pairs.delete(pair);
    };
    for (const socket of [client, server]) socket.on('error', end).on('close', end);
    if (silent) quiet(pair, true);
    client.on('data', (bytes) => {
      const text = bytes.toString('latin1').toLowerCase();
      if (before !== undefined && before.times > 0 && text.includes(before.text)) {
        before.times -= 1;
        return end();
      }
      if (lose !== undefined && text.includes(lose)) {
        lose = undefined;
        isLost = true;
      }
      server.write(bytes);
    });
    server.on('data', (bytes) => (isLost ? end() : client.write(bytes)));
  });

  function quiet({ client, server }: Pair, on: boolean): void {
    for (const socket of [client, server]) {
      if (on) socket.pause();
      else socket.resume();
    }
  }
  const cut = (): void => {
    for (const { client, server } of pairs) {
      client.destroy();
      server.destroy();
    }
  };
  const open = (port: number): Promise<void> =>
    new Promise((resolve, reject) => {
      listener.once('error', reject);
      listener.listen(port, '127.0.0.1', resolve);
    });
  const shut = (): Promise<void> =>
    new Promise((resolve) => {
      listener.close(() => resolve());
      cut();
    });

  await open(0);
  const address = listener.address();
  if (typeof address !== 'object' || address === null) throw new Error('the proxy has no port');
  const { port } = address;
  return {
    port,
    cut,
    async refuse(on) {
      if (on === listener.listening) await (on ? shut() : open(port));
    },
    silence(on) {
      silent = on;
      for (const pair of pairs) quiet(pair, on);
    },
    cutBefore(text, times) {
      before = { text: text.toLowerCase(), times };
    },
    loseAnswerTo(text) {
      lose = text.toLowerCase();
    },
    close: () => (listener.listening ? shut() : Promise.resolve()),
  };
}
