// Runs inside the page, as the value of one expression: evaluates the calls of WebDriver BiDi and serializes their
// results. https://w3c.github.io/webdriver-bidi/#module-script
(() => {
  if (window.bidiRuntime) return window.bidiRuntime;

  const SETTLE_MS = 15;
  // A handle is new in each result and ends with its release; the shared id of a node is the same in all of them.
  const handles = new Map();
  const nodes = new Map();
  const sharedIds = new WeakMap();
  const settled = [];
  /** Those of functions that scripts before the document got, too. */
  const messages = (window.bidiMessages ??= []);
  // Playwright evaluates expressions in the page, which its Content-Security-Policy refuses: the driver compiles them
  // into its script. One that it did not recognize is reported, and the call is sent again with it.
  const compiled = new Map();
  class NotCompiled extends Error {
    constructor(text) {
      super('not compiled yet');
      this.text = text;
    }
  }
  window.eval = (text) => {
    if (compiled.has(text)) return compiled.get(text)();
    throw new NotCompiled(text);
  };
  let pending = 0;
  let wake = () => {};
  let counter = 0;

  function nextId() {
    counter += 1;
    return String(counter);
  }

  function handleOf(object) {
    const id = nextId();
    handles.set(id, object);
    return id;
  }

  function sharedIdOf(node) {
    const known = sharedIds.get(node);
    if (known !== undefined) return known;
    const id = nextId();
    sharedIds.set(node, id);
    nodes.set(id, new WeakRef(node));
    return id;
  }

  function referenced({ handle, sharedId }) {
    const found = handles.get(handle) ?? nodes.get(sharedId)?.deref();
    if (found === undefined) throw new Error(`no such handle: ${handle ?? sharedId}`);
    return found;
  }

  function deserialize(value) {
    if (value.handle !== undefined || value.sharedId !== undefined) return referenced(value);
    switch (value.type) {
      case 'undefined':
        return undefined;
      case 'null':
        return null;
      case 'number':
        return Number(value.value);
      case 'bigint':
        return BigInt(value.value);
      case 'date':
        return new Date(value.value);
      case 'regexp':
        return new RegExp(value.value.pattern, value.value.flags);
      case 'array':
        return value.value.map(deserialize);
      case 'object':
        return Object.fromEntries(
          value.value.map(([key, one]) => [
            typeof key === 'string' ? key : deserialize(key),
            deserialize(one),
          ]),
        );
      case 'channel':
        return (data) => messages.push([value.value.channel, data]);
      default:
        return value.value;
    }
  }

  function serializeNumber(value) {
    if (Object.is(value, -0)) return '-0';
    return Number.isFinite(value) ? value : String(value);
  }

  function serialize(value, { depth, owned, context }) {
    if (value === undefined) return { type: 'undefined' };
    if (value === null) return { type: 'null' };
    if (typeof value === 'number') return { type: 'number', value: serializeNumber(value) };
    if (typeof value === 'bigint') return { type: 'bigint', value: String(value) };
    if (typeof value === 'string' || typeof value === 'boolean') return { type: typeof value, value };
    const handle = owned ? { handle: handleOf(value) } : {};
    if (typeof value === 'function' || typeof value === 'symbol') return { type: typeof value, ...handle };
    if (value === window) return { type: 'window', value: { context }, ...handle };
    if (value instanceof Node) {
      const node = {
        nodeType: value.nodeType,
        localName: value.localName,
        childNodeCount: value.childNodes.length,
      };
      return { type: 'node', sharedId: sharedIdOf(value), value: node, ...handle };
    }
    if (value instanceof Error) return { type: 'error', ...handle };
    if (value instanceof Date) return { type: 'date', value: value.toISOString(), ...handle };
    if (value instanceof RegExp)
      return { type: 'regexp', value: { pattern: value.source, flags: value.flags }, ...handle };
    if (value instanceof Promise) return { type: 'promise', ...handle };
    if (depth <= 0) return { type: Array.isArray(value) ? 'array' : 'object', ...handle };
    const inner = { depth: depth - 1, owned: false, context };
    if (Array.isArray(value))
      return { type: 'array', value: value.map((one) => serialize(one, inner)), ...handle };
    return {
      type: 'object',
      value: Object.entries(value).map(([key, one]) => [key, serialize(one, inner)]),
      ...handle,
    };
  }

  function describe(error) {
    if (!(error instanceof Error)) return String(error);
    return `${error.name}: ${error.message}\n${error.stack ?? ''}`;
  }

  function start({ id, call, args, options, expressions }) {
    pending += 1;
    const settle = (outcome) => {
      pending -= 1;
      settled.push({ id, ...outcome });
      wake();
    };
    const fail = (error) =>
      settle(error instanceof NotCompiled ? { unknown: error.text } : { exception: describe(error) });
    const finish = (value) => {
      try {
        settle({ result: serialize(value, options) });
      } catch (error) {
        fail(error);
      }
    };
    for (const [text, evaluate] of expressions) compiled.set(text, evaluate);
    try {
      const value = call(...args.map(deserialize));
      if (options.awaitPromise && value instanceof Promise) value.then(finish, fail);
      else finish(value);
    } catch (error) {
      fail(error);
    }
  }

  const runtime = {
    document: crypto.randomUUID?.() ?? String(Math.random()),
    find: (sharedId) => referenced({ sharedId }),
    disown: (ids) => ids.forEach((id) => handles.delete(id)),
    run(calls, done) {
      calls.forEach(start);
      const report = () => {
        wake = () => {};
        done(
          JSON.stringify({
            document: runtime.document,
            url: location.href,
            ready: document.readyState,
            settled: settled.splice(0),
            messages: messages.splice(0),
          }),
        );
      };
      if (pending === 0 || settled.length > 0) {
        report();
        return;
      }
      const timer = setTimeout(report, SETTLE_MS);
      wake = () => {
        clearTimeout(timer);
        report();
      };
    },
  };
  Object.defineProperty(window, 'bidiRuntime', { value: runtime, enumerable: false });
  return runtime;
})();
