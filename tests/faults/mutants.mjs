import path from 'node:path';

/**
 * Mutants: copies of the modules in which a few lines are replaced. A module that is imported with
 * `?mutant=<name>` is the copy, and so is all that it imports from the folders below.
 * `from` is the first seed that is tried: one that is known to detect the mutant, which saves the search for it.
 * @type {Record<string, { file: string, edits: [string, string][], from?: number }>}
 */
export const MUTANTS = {
  'the cursor is stored before the rows': {
    from: 33,
    file: 'worker/sync/pull/pull-user.ts',
    edits: [
      [
        'if ((await applyPage(parts.db, pages, cursor, page))',
        `const early = await storedCursor(parts.db, pages.collection);
    await parts.db.transaction('rw', 'cursors', () => parts.db.cursors.put({ ...early, cursor: page.cursor, head: page.more ? early.head : page.cursor }));
    if ((await applyPage(parts.db, pages, cursor, page))`,
      ],
      ['if (stored.cursor !== requested) return false;', ''],
    ],
  },
  'a retry sends a new body': {
    from: 19,
    file: 'worker/sync/documents/document-steps.ts',
    edits: [
      [
        'if (row.inflight) return row;',
        'if (row.inflight) return { ...row, inflight: { ...row.inflight, body: row.local } };',
      ],
    ],
  },
  'a lost order is not recorded as a conflict': {
    from: 21,
    file: 'worker/sync/documents/merge-itinerary.ts',
    edits: [['noteOrder(shapes, stops, conflicts);', '']],
  },
  'a body in flight is never retried': {
    file: 'worker/sync/documents/document-steps.ts',
    edits: [['if (row.inflight) return true;', 'if (row.inflight) return false;']],
  },
  'any answer acknowledges the body in flight': {
    from: 79,
    file: 'worker/sync/documents/document-steps.ts',
    edits: [
      [
        'if (inflight?.mid !== mid) return null;\n  // Fields that the server set',
        'if (!inflight) return null;\n  // Fields that the server set',
      ],
    ],
  },
  'an edit while in flight counts as sent': {
    file: 'worker/sync/documents/document-steps.ts',
    edits: [['const dirty = !sameContent(local, row.base);', 'const dirty = false;']],
  },
  'a version mismatch takes the server document': {
    file: 'worker/sync/documents/document-steps.ts',
    edits: [
      [
        'const merged = mergeHere({ ...row, base: isSame ? current : undeletedBase(row) }, stored, rules);',
        'const merged = { value: current, conflicts: [], reappeared: false };',
      ],
    ],
  },
  'an undone deletion merges on the deleted base': {
    from: 219,
    file: 'worker/sync/documents/document-steps.ts',
    edits: [['return isUndone ? null : base;', 'return base;']],
  },
  'a pull overwrites local edits': {
    from: 166,
    file: 'worker/sync/documents/document-steps.ts',
    edits: [['const isEdited = row.dirty ||', 'const isEdited = false &&']],
  },
  'a document pulled while in flight is dropped': {
    from: 97,
    file: 'worker/sync/documents/document-steps.ts',
    edits: [
      ['const pend = step.row?.pend;', 'if (step.row) step.row.pend = null;\n  const pend = step.row?.pend;'],
    ],
  },
  'a favorite changed while in flight counts as sent': {
    from: 77,
    file: 'worker/sync/documents/push-favorites.ts',
    edits: [['const isNewer = row.on !== row.inflight.on;', 'const isNewer = false;']],
  },
  'an older page acknowledges a favorite changed since': {
    from: 203,
    file: 'worker/sync/documents/push-favorites.ts',
    edits: [['isNewer ? row.inflight.on : (row.pend ?? row.inflight.on)', 'row.pend ?? row.inflight.on']],
  },
  'a pull overwrites a changed favorite': {
    from: 77,
    file: 'worker/sync/documents/favorite-steps.ts',
    edits: [['else if (row?.dirty)', 'else if (false)']],
  },
  'the merge drops the losing value': {
    from: 10,
    file: 'src/model/merge/merge-values.ts',
    edits: [["conflicts.push({ path, value: local ?? null, by: 'mine' });", '']],
  },
  'a removal wins over an edit of the entry': {
    from: 17,
    file: 'worker/sync/documents/merge-keyed.ts',
    edits: [['(base !== undefined && !isEdited(base, only, by))', 'base !== undefined']],
  },
  'a deletion wins over an edit of the document': {
    from: 5,
    file: 'worker/sync/documents/merge-document.ts',
    edits: [['const stays = left !== null && !(', 'const stays = left !== null && base === null && !(']],
  },
  'connections that lost their position are not recorded as conflicts': {
    from: 42,
    file: 'worker/sync/documents/merge-itinerary.ts',
    edits: [['if (!sameValue(before, entry)) conflicts.push', 'if (false) conflicts.push']],
  },
  'a listing removes no missing rows': {
    from: 10,
    file: 'worker/sync/pull/pull-user.ts',
    edits: [['if (!listed.has(key)) await remove', 'if (false) await remove']],
  },
  'a reset counts as the end of the pull': {
    file: 'worker/sync/pull/pull-user.ts',
    edits: [['await startListing(parts.db, pages.collection, cursor);', 'return;']],
  },
  'an expired session rejects the document': {
    from: 5,
    file: 'worker/sync/send-write.ts',
    edits: [["new Set(['not-signed-in', ", 'new Set([']],
  },
  'a write has a wrong condition': {
    file: 'worker/sync/send-write.ts',
    edits: [['const version = [expected, epoch', 'const version = [expected + 1, epoch']],
  },
  'a write does not name its account': {
    from: 5,
    file: 'worker/sync/send-write.ts',
    edits: [['account: userId, ', '']],
  },
  'a guest tour is deleted before the account has it': {
    from: 125,
    file: 'src/data/account/former-accounts/adopt-guest-data.ts',
    edits: [
      [
        'await account.transaction(',
        "await guest.transaction('rw', guest.tours, () => guest.tours.delete(row.id));\n    await account.transaction(",
      ],
    ],
  },
  'an undone deletion keeps its revision': {
    from: 214,
    file: 'src/data/storage/document-table.ts',
    edits: [['{ ...kept, rev: null, base: null, inflight: null, pend: null }', 'kept']],
  },
  'the server sends deleted documents as rows': {
    from: 17,
    file: 'src/server/stores/users/user-pages.ts',
    edits: [['row: body ? documentOf(body, seq) : undefined', 'row: documentOf(body ?? {}, seq)']],
  },
  'the server accepts any version': {
    file: 'src/server/stores/users/create-user-store.ts',
    edits: [['if ((current?.version ?? null) !== expected)', 'if (false)']],
  },
  'the server applies a repeated favorite again': {
    from: 11,
    file: 'src/server/stores/users/create-user-store.ts',
    edits: [['const changes = !attemptOf(before, key) && ', 'const changes = ']],
  },
  'the server creates a deleted tour again at a retry': {
    from: 19,
    file: 'src/server/stores/users/create-user-store.ts',
    edits: [['if (before && !before.body && made) {', 'if (false) {']],
  },
  'purging does not raise the floor': {
    from: 20,
    file: 'src/server/stores/users/create-user-store.ts',
    edits: [['await rows.raiseFloor(userId, tombstones.lastSeq);', '']],
  },
  'a deletion does not raise the server version': {
    from: 17,
    file: 'src/server/stores/users/create-user-store.ts',
    edits: [
      [
        'await rows.saveItem(userId, collection, { ...before, seq, body: null });',
        'await rows.saveItem(userId, collection, { ...before, body: null });',
      ],
    ],
  },
};

/** Copied together with a mutant. */
const COPIED = [
  'worker/sync/',
  'src/model/merge/',
  'src/data/account/former-accounts/adopt-guest-data.ts',
  'src/data/storage/document-table.ts',
  'src/data/tours/restore-tour.ts',
  'src/data/own-experiences/own-experience-list.ts',
  'src/server/stores/users/create-user-store.ts',
  'src/server/stores/users/user-pages.ts',
  'src/server/stores/users/user-documents.ts',
  'tests/builders/memory-user-store.ts',
  'tests/faults/open-world.ts',
];
const ROOT = path.resolve(import.meta.dirname, '../..');
const QUERY = '?mutant=';

/** Vite plugin that creates the copies. */
export function mutants() {
  return {
    name: 'mutants',
    enforce: 'pre',
    /** @param {string} code @param {string} id */
    transform(code, id) {
      const [file = '', name] = id.split(QUERY);
      if (name === undefined) return null;
      const mutant = MUTANTS[decodeURIComponent(name)];
      if (!mutant) throw new Error(`no mutant ${name}`);
      let patched = code;
      if (path.relative(ROOT, file) === mutant.file) {
        for (const [find, replace] of mutant.edits) {
          if (!patched.includes(find)) throw new Error(`${mutant.file} has no ${find}`);
          patched = patched.replace(find, () => replace);
        }
      }
      return patched.replaceAll(/from '(\.[^']+)'/g, (whole, specifier) => {
        const target = path.relative(ROOT, path.resolve(path.dirname(file), specifier));
        return COPIED.some((copied) => target.startsWith(copied))
          ? `from '${specifier}${QUERY}${name}'`
          : whole;
      });
    },
  };
}
