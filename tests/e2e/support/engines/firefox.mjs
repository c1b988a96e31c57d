#!/usr/bin/env node
// Starts Firefox and stands between it and Playwright: Firefox's stable releases do not know every BiDi command that
// Playwright sends for a new page. Those that only emulate a setting are answered here as done.
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';
import { withTypedText } from './insert-text.mjs';

const EMULATION_ONLY = new Set(['emulation.setMediaFeaturesOverride']);
const LISTENING = /WebDriver BiDi listening on (ws:\/\/[\w.:]+)/;

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => firefox.kill(signal));

let output = '';
firefox.stderr.on('data', (chunk) => {
  const before = output;
  output += chunk;
  const address = LISTENING.exec(output)?.[1];
  if (address && !LISTENING.test(before)) listen(address);
});

/** @param {string} address */
function listen(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (client) => connect(client, `${address}/session`));
  server.on('listening', () => {
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`);
  });
}

function connect(client, address) {
  const upstream = new WebSocket(address);
  const waiting = [];
  upstream.on('open', () => waiting.splice(0).forEach((text) => upstream.send(text)));
  upstream.on('message', (data) => client.send(data.toString()));
  upstream.on('close', () => client.close());
  client.on('close', () => upstream.close());
  client.on('message', (data) => {
    const text = withTypedText(data.toString());
    const { id, method } = JSON.parse(text);
    if (EMULATION_ONLY.has(method)) client.send(JSON.stringify({ type: 'success', id, result: {} }));
    else if (upstream.readyState === WebSocket.OPEN) upstream.send(text);
    else waiting.push(text);
  });
}
