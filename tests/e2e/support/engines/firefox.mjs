#!/usr/bin/env node
// Starts Firefox and proxies its WebDriver BiDi connection: stable releases lack a command that Playwright sends for a
// new page. As it only emulates a setting, the proxy confirms it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { withTypedText } from './insert-text.mjs';
import { startVirtualScreen } from './virtual-screen.mjs';

const EMULATION_ONLY = new Set(['emulation.setMediaFeaturesOverride']);
const LISTENING = /WebDriver BiDi listening on (ws:\/\/[\w.:]+)/;

/** Firefox has no WebGL while it is headless. */
const screen = process.env.NEEDS_WEBGL === '1' ? await startVirtualScreen() : undefined;
const parameters = process.argv.slice(2).filter((one) => !(screen && one === '--headless'));
const firefox = spawn('firefox-esr', parameters, {
  stdio: ['ignore', 'inherit', 'pipe'],
  env: screen ? { ...process.env, DISPLAY: screen.display } : process.env,
});
firefox.on('exit', (code) => {
  screen?.child.kill();
  process.exit(code ?? 1);
});
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => firefox.kill(signal));

readline.createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = LISTENING.exec(line)?.[1];
  if (address) listen(address);
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
  const opened = once(upstream, 'open');
  const downloads = new Map();
  upstream.on('message', (data) => client.send(withDownloadId(downloads, data.toString())));
  upstream.on('close', () => client.close());
  client.on('close', () => upstream.close());
  client.on('message', async (data) => {
    const text = withTypedText(data.toString());
    const { id, method } = JSON.parse(text);
    await opened;
    if (EMULATION_ONLY.has(method)) client.send(JSON.stringify({ type: 'success', id, result: {} }));
    else upstream.send(text);
  });
}

/**
 * Names a download that no navigation started, which Playwright would ignore, and moves its file to the name that
 * Firefox suggested.
 * @param {Map<string, string>} suggested file names by URL @param {string} text an event or answer as JSON
 */
function withDownloadId(suggested, text) {
  if (!text.includes('"browsingContext.download')) return text;
  const message = JSON.parse(text);
  const { navigation, url, suggestedFilename, filepath } = message.params ?? {};
  if (navigation) return text;
  if (suggestedFilename !== undefined) suggested.set(url, suggestedFilename);
  else if (filepath) fs.renameSync(filepath, path.join(path.dirname(filepath), suggested.get(url)));
  return JSON.stringify({ ...message, params: { ...message.params, download: url } });
}
