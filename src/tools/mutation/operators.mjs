import { parseSync } from 'vite';

/**
 * All mutations of a TypeScript file. Log and error messages, types and imports are not mutated.
 * @typedef {{ operator: string, start: number, end: number, text: string }} Edit
 * @typedef {{ type: string, start: number, end: number, [field: string]: any }} Node
 */

/** @type {Record<string, string[]>} */
const SWAPPED = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
};
/** @type {Record<string, string>} */
const SWAPPED_CALLS = { some: 'every', every: 'some', min: 'max', max: 'min', startsWith: 'endsWith' };
/** Calls whose result has the same type as their receiver, so they can be removed. */
const REMOVED_CALLS = new Set([
  'filter',
  'toSorted',
  'sort',
  'reverse',
  'toReversed',
  'slice',
  'trim',
  'toLowerCase',
  'replaceAll',
  'toSpliced',
  'with',
  'normalize',
]);

/** @param {string} code @returns {Edit[]} */
export function editsOf(code) {
  const { program, errors } = parseSync('file.ts', code);
  if (errors.length > 0) throw new Error(errors[0]?.message);
  /** @type {Edit[]} */
  const edits = [];
  visit(program, null, (node, parent) => edits.push(...mutationsOf(node, parent, code)));
  const seen = new Set();
  return edits.filter(({ start, end, text }) => {
    const key = `${start} ${end} ${text}`;
    if (seen.has(key) || code.slice(start, end) === text) return false;
    seen.add(key);
    return true;
  });
}

/** @param {Node} node @param {Node | null} parent @param {(node: Node, parent: Node | null) => void} see */
function visit(node, parent, see) {
  if (isExcluded(node)) return;
  see(node, parent);
  for (const [field, value] of Object.entries(node)) {
    if (field === 'typeAnnotation' || field === 'returnType' || field === 'typeParameters') continue;
    const isName = field === 'key' && node['computed'] !== true;
    if (isName) continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string' && typeof child.start === 'number') visit(child, node, see);
    }
  }
}

/** @param {Node} node */
function isExcluded(node) {
  const { type } = node;
  if (/^(Import|ExportAll|TSInterface|TSTypeAlias|TSTypeParameter|TSEnum|TSModule)/.test(type)) return true;
  if (/^TS.*(Keyword|Type|Reference|Annotation|Literal|Signature)$/.test(type)) return true;
  if (type === 'NewExpression' && /Error|Failure$/.test(node['callee'].name ?? '')) return true;
  return type === 'CallExpression' && node['callee'].object?.name === 'console';
}

/** @param {Node} node @param {Node | null} parent @param {string} code @returns {Edit[]} */
function mutationsOf(node, parent, code) {
  const of = (/** @type {Node} */ { start, end }) => code.slice(start, end);
  const put = (/** @type {string} */ operator, /** @type {string} */ text, at = node) => ({
    operator,
    start: at.start,
    end: at.end,
    text,
  });
  switch (node.type) {
    case 'IfStatement':
      return [
        ...conditions(node['test'], put, of),
        ...(node['alternate'] ? [put('else removed', '{}', node['alternate'])] : []),
      ];
    case 'ConditionalExpression':
      return conditions(node['test'], put, of);
    case 'WhileStatement':
    case 'DoWhileStatement':
      return [put('condition false', 'false', node['test'])];
    case 'LogicalExpression': {
      const [left, right] = [of(node['left']), of(node['right'])];
      if (node['operator'] === '??') return [put('fallback removed', `(${left})`)];
      const other = node['operator'] === '&&' ? '||' : '&&';
      return [
        put('logic swapped', `((${left}) ${other} (${right}))`),
        put('left operand alone', `(${left})`),
        put('right operand alone', `(${right})`),
      ];
    }
    case 'BinaryExpression': {
      const isText = [node['left'], node['right']].some(
        (side) => side.type === 'TemplateLiteral' || typeof side.value === 'string',
      );
      const others = SWAPPED[node['operator']] ?? [];
      if (isText && node['operator'] === '+') return [];
      return others.map((operator) =>
        put('operator swapped', `${of(node['left'])} ${operator} ${of(node['right'])}`),
      );
    }
    case 'UnaryExpression':
      return node['operator'] === '!' ? [put('negation removed', `(${of(node['argument'])})`)] : [];
    case 'AssignmentExpression':
      return node['operator'] === '??=' ? [put('kept value ignored', of(node).replace('??=', '='))] : [];
    case 'UpdateExpression':
      return [put('step removed', of(node['argument']))];
    case 'Literal':
      return literals(node, parent, put);
    case 'TemplateLiteral':
      return [put('text emptied', "''")];
    case 'ExpressionStatement':
      return node['directive'] || isExcluded(node['expression']) ? [] : [put('statement removed', ';')];
    case 'AwaitExpression':
      return [put('await removed', `(${of(node['argument'])})`)];
    case 'ReturnStatement':
      return node['argument'] ? [put('nothing returned', 'return undefined;')] : [put('return removed', ';')];
    case 'ContinueStatement':
    case 'BreakStatement':
      return parent?.type === 'SwitchCase' ? [] : [put('jump removed', ';')];
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return bodies(node['body'], put);
    case 'ObjectExpression':
      return lists(node['properties'], code, 'property removed');
    case 'ArrayExpression':
      return lists(node['elements'].filter(Boolean), code, 'element removed');
    case 'CallExpression':
      return calls(node, put, of);
    case 'ChainExpression':
      return [];
    case 'MemberExpression':
      if (!node['optional'] || node['computed']) return [];
      return [put('optional access made sure', `${of(node['object'])}.${of(node['property'])}`)];
    default:
      return [];
  }
}

/**
 * @param {Node} test @param {(operator: string, text: string, at?: Node) => Edit} put
 * @param {(node: Node) => string} of @returns {Edit[]}
 */
function conditions(test, put, of) {
  return [
    put('condition negated', `!(${of(test)})`, test),
    put('condition true', 'true', test),
    put('condition false', 'false', test),
  ];
}

/**
 * @param {Node} node @param {Node | null} parent @param {(operator: string, text: string) => Edit} put
 * @returns {Edit[]}
 */
function literals({ value }, parent, put) {
  if (typeof value === 'boolean') return [put('boolean flipped', String(!value))];
  if (typeof value === 'number') return [put('number changed', value === 0 ? '1' : '0')];
  if (typeof value !== 'string' || parent?.type === 'ExpressionStatement') return [];
  return [put('text changed', value === '' ? "'mutant'" : "''")];
}

/** @param {Node} body @param {(operator: string, text: string, at?: Node) => Edit} put @returns {Edit[]} */
function bodies(body, put) {
  if (!body) return [];
  if (body.type !== 'BlockStatement') return [put('nothing returned', '(undefined)', body)];
  return body['body'].length > 0 ? [put('body emptied', '{}', body)] : [];
}

/** Removes one of several list entries with its comma. @param {Node[]} entries @returns {Edit[]} */
function lists(entries, /** @type {string} */ code, /** @type {string} */ operator) {
  if (entries.length < 2) return [];
  return entries.map(({ start, end }) => {
    const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
    return { operator, start, end: end + comma, text: '' };
  });
}

/**
 * @param {Node} node @param {(operator: string, text: string, at?: Node) => Edit} put
 * @param {(node: Node) => string} of @returns {Edit[]}
 */
function calls(node, put, of) {
  const { callee } = node;
  if (callee.type !== 'MemberExpression' || callee.computed) return [];
  const name = callee.property.name;
  const edits = [];
  const swapped = SWAPPED_CALLS[name];
  if (Object.hasOwn(SWAPPED_CALLS, name) && swapped)
    edits.push(put('call swapped', swapped, callee.property));
  if (REMOVED_CALLS.has(name)) edits.push(put('call removed', of(callee.object)));
  return edits;
}
