import { deflateSync } from 'node:zlib';
import { PbfWriter } from 'pbf';

export type Tags = Readonly<Record<string, string>>;

export interface WrittenLine {
  id: number;
  refs: readonly number[];
  tags: Tags;
}

/** Ids and coordinates in degrees. */
export interface WrittenNode {
  id: number;
  lon: number;
  lat: number;
  tags?: Tags | undefined;
}

/** The header of an extract: its features and the seconds of its replication timestamp. */
export function headerBlob(seconds: number, features = ['OsmSchema-V0.6', 'DenseNodes']): Buffer {
  const header = new PbfWriter();
  for (const feature of features) header.writeStringField(4, feature);
  header.writeVarintField(32, seconds);
  return blob('OSMHeader', header.finish());
}

/** A data block of nodes, dense as in all present extracts. */
export function nodesBlob(nodes: readonly WrittenNode[]): Buffer {
  const strings = new Strings();
  const units = (degrees: number) => Math.round(degrees * 1e7);
  const group = new PbfWriter();
  group.writeMessage(
    2,
    (_nodes, dense) => {
      dense.writePackedSVarint(1, deltas(nodes.map(({ id }) => id)));
      dense.writePackedSVarint(8, deltas(nodes.map(({ lat }) => units(lat))));
      dense.writePackedSVarint(9, deltas(nodes.map(({ lon }) => units(lon))));
      const tags = nodes.flatMap((node) => [
        ...Object.entries(node.tags ?? {}).flatMap(([key, value]) => [strings.of(key), strings.of(value)]),
        0,
      ]);
      if (tags.some((index) => index !== 0)) dense.writePackedVarint(10, tags);
    },
    nodes,
  );
  return dataBlob(strings, group);
}

export function linesBlob(ways: readonly WrittenLine[]): Buffer {
  const strings = new Strings();
  const group = new PbfWriter();
  for (const way of ways) {
    const tags = Object.entries(way.tags);
    group.writeMessage(
      3,
      (_way, message) => {
        message.writeVarintField(1, way.id);
        message.writePackedVarint(
          2,
          tags.map(([key]) => strings.of(key)),
        );
        message.writePackedVarint(
          3,
          tags.map(([, value]) => strings.of(value)),
        );
        message.writePackedSVarint(8, deltas(way.refs));
      },
      way,
    );
  }
  return dataBlob(strings, group);
}

function deltas(values: readonly number[]): number[] {
  return values.map((value, index) => value - (values[index - 1] ?? 0));
}

class Strings {
  /** The first one ends the tags of a node. */
  readonly all = [''];
  readonly #indexes = new Map([['', 0]]);

  of(text: string): number {
    let index = this.#indexes.get(text);
    if (index === undefined) {
      index = this.all.push(text) - 1;
      this.#indexes.set(text, index);
    }
    return index;
  }
}

function dataBlob({ all }: Strings, group: PbfWriter): Buffer {
  const block = new PbfWriter();
  block.writeMessage(
    1,
    (texts, table) => {
      for (const text of texts) table.writeBytesField(1, Buffer.from(text));
    },
    all,
  );
  block.writeBytesField(2, group.finish());
  return blob('OSMData', block.finish());
}

function blob(type: string, data: Uint8Array): Buffer {
  const body = new PbfWriter();
  body.writeVarintField(2, data.length);
  body.writeBytesField(3, deflateSync(data, { level: 1 }));
  const content = body.finish();
  const header = new PbfWriter();
  header.writeStringField(1, type);
  header.writeVarintField(3, content.length);
  const head = header.finish();
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, content]);
}
