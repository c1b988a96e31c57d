import { describe, expect, it } from 'vitest';
import type { Network } from '../../../src/model/schemas/network.ts';
import { collectPlaces } from '../../../src/tools/gazetteer/collect-places.ts';
import type { NamedPlace } from '../../../src/tools/gazetteer/read-names.ts';
import type { Place } from '../../../src/tools/gazetteer/read-places.ts';
import { kmNorth, line, town } from './gazetteer-places.ts';

type Node = Network['nodes'][number];

interface Sources {
  towns?: Place[];
  lines?: NamedPlace[];
  nodes?: Node[];
  released?: string[];
}

function collect({ towns = [], lines = [], nodes = [], released = [] }: Sources): readonly Place[] {
  return collectPlaces('TH', towns, {
    names: lines,
    shown: [],
    network: { key: 'thailand', nodes },
    released: new Set(released),
  });
}

const node = (id: string, en: string, at: Place['at'], de?: string): Node => ({
  id,
  en,
  at: [...at] as [number, number],
  ...(de === undefined ? {} : { de }),
});

const idsOf = (places: readonly Place[]) => places.map(({ id }) => id);

describe('the same place of several sources', () => {
  it.each<[string, Sources]>([
    [
      'a town and a node by a name that the table gives the town',
      {
        towns: [town('Phangnga', kmNorth(0))],
        lines: [line('Phangnga', kmNorth(0), { aliases: ['Phang Nga'] })],
        nodes: [node('phang-nga', 'Phang Nga', kmNorth(2))],
      },
    ],
    [
      'a line and a node, an island in another spelling',
      {
        lines: [line('Ko Chang', kmNorth(0), { aliases: ['Koh Chang'] })],
        nodes: [node('koh-chang', 'Koh Chang', kmNorth(9))],
      },
    ],
    [
      'a town and a node by the name of the line',
      {
        towns: [town('Moppo', kmNorth(0))],
        lines: [line('Mokpo', kmNorth(1), { aliases: ['Moppo'] })],
        nodes: [node('mokpo', 'Mokpo', kmNorth(9))],
      },
    ],
    [
      'a town and a line by a former name, its position from memory',
      {
        towns: [town('Port Elizabeth', kmNorth(0))],
        lines: [line('Gqeberha', kmNorth(6), { formerNames: ['Port Elizabeth'] })],
      },
    ],
    [
      'a town and a node that write the name in another number of words',
      {
        towns: [town('Padangsidempuan', kmNorth(0))],
        nodes: [node('padang', 'Padang Sidempuan', kmNorth(4))],
      },
    ],
    [
      'a town with the division behind its name',
      { towns: [town('Mito-shi', kmNorth(0))], lines: [line('Mito', kmNorth(4))] },
    ],
    [
      'two towns by a name that only the table knows to be that of both',
      {
        towns: [town('Musina', kmNorth(0)), town('Messina', kmNorth(1))],
        lines: [line('Musina', kmNorth(0), { formerNames: ['Messina'] })],
      },
    ],
    [
      'an island and its entry without inhabitants',
      {
        towns: [
          town('Ko Pha Ngan', kmNorth(0), { population: 11_000 }),
          town('Ko Pha-Ngan', kmNorth(6), { id: 'geonames:2', population: 0 }),
        ],
        lines: [line('Ko Pha Ngan', kmNorth(0))],
      },
    ],
  ])('is one: %s', (_what, sources) => {
    expect(collect(sources)).toHaveLength(1);
  });

  it('has all names and the ids that were released', () => {
    const [place] = collect({
      towns: [town('Sop Pong', kmNorth(0))],
      lines: [line('Soppong', kmNorth(1), { aliases: ['Pang Mapha'] })],
      nodes: [node('pang-mapha', 'Pang Mapha', kmNorth(1), 'Pangmapha')],
      released: ['name:TH/soppong', 'node:thailand/pang-mapha', 'node:thailand/other'],
    });
    expect(place).toMatchObject({
      id: 'geonames:sop pong',
      formerIds: ['name:TH/soppong', 'node:thailand/pang-mapha'],
      isNamed: true,
      isNode: true,
    });
    expect([place?.name, place?.en, place?.de, ...(place?.aliases ?? [])]).toEqual(
      expect.arrayContaining(['Sop Pong', 'Soppong', 'Pang Mapha', 'Pangmapha']),
    );
  });

  it('keeps no id that no pack has had', () => {
    const [place] = collect({ towns: [town('Pai', kmNorth(0))], nodes: [node('pai', 'Pai', kmNorth(1))] });
    expect(place?.formerIds).toEqual([]);
  });

  it('lies where the node is if it is ours, or if table and node say that the source is wrong', () => {
    const at = kmNorth(8);
    const lines = [line('Quillabamba', kmNorth(8.5))];
    const nodes = [node('quillabamba', 'Quillabamba', at)];
    const towns = [town('Quillabamba', kmNorth(0))];
    expect(collect({ lines, nodes })[0]?.at).toEqual(at);
    expect(collect({ towns, lines, nodes })[0]?.at).toEqual(at);
    expect(collect({ towns, nodes })[0]?.at).toEqual(kmNorth(0));
  });

  it('is shown as the node calls it, but no town after its port', () => {
    const [whanganui] = collect({
      towns: [town('Wanganui', kmNorth(0))],
      lines: [line('Wanganui', kmNorth(0), { aliases: ['Whanganui'] })],
      nodes: [node('whanganui', 'Whanganui', kmNorth(0))],
    });
    expect(whanganui?.en).toBe('Whanganui');
    const [allen] = collect({
      towns: [town('Allen', kmNorth(0))],
      lines: [line('Allen', kmNorth(0), { aliases: ['Allen Port'] })],
      nodes: [node('allen', 'Allen port', kmNorth(0.5))],
    });
    expect(allen?.en).toBeUndefined();
    expect(allen?.aliases).toEqual(['Allen Port']);
  });

  it('is shown without the division, as the table calls it', () => {
    const [mito] = collect({ towns: [town('Mito-shi', kmNorth(0))], lines: [line('Mito', kmNorth(1))] });
    expect([mito?.en, mito?.de]).toEqual(['Mito', 'Mito']);
  });
});

describe('different places', () => {
  it('are a national park and the town of its name, however close', () => {
    const places = collect({
      lines: [line('Saadani', kmNorth(0), { aliases: ['Saadani National Park'] })],
      nodes: [node('saadani', 'Saadani National Park', kmNorth(1.5))],
    });
    expect(idsOf(places)).toEqual(['name:TH/saadani', 'node:thailand/saadani']);
    expect(places[0]?.aliases).toEqual([]);
  });

  it('are a town and a sight near it, which has its name alone', () => {
    const [matamata, hobbiton] = collect({
      towns: [town('Matamata', kmNorth(0))],
      lines: [line('Matamata', kmNorth(0), { aliases: ['Hobbiton', 'Hobbingen'] })],
      nodes: [node('hobbiton', 'Hobbiton', kmNorth(10))],
    });
    expect(hobbiton?.id).toBe('node:thailand/hobbiton');
    expect(matamata?.aliases).toEqual(['Hobbingen']);
  });

  it('share a name that is part of what one is called', () => {
    const [town_, crater] = collect({
      towns: [town('Ngorongoro', kmNorth(0))],
      lines: [line('Ngorongoro Crater', kmNorth(12), { aliases: ['Ngorongoro'] })],
      nodes: [node('ngorongoro', 'Ngorongoro Crater', kmNorth(12))],
    });
    expect(town_?.name).toBe('Ngorongoro');
    expect(crater?.aliases).toEqual(['Ngorongoro']);
  });

  it('are two lines: a town belongs to the one that fits best', () => {
    const places = collect({
      towns: [town('Mytilíni', kmNorth(0), { aliases: ['Lesbos'] })],
      lines: [line('Lesbos', kmNorth(20)), line('Mytilíni', kmNorth(1))],
    });
    expect(places.map(({ id, at }) => [id, at])).toEqual([
      ['geonames:mytilini', kmNorth(0)],
      ['name:TH/lesbos', kmNorth(20)],
    ]);
  });

  it('are two places of one name in a country', () => {
    const places = collect({
      lines: [
        line('Checheng', kmNorth(0)),
        line('Checheng', kmNorth(200), { id: 'name:TH/checheng-pingtung' }),
      ],
    });
    expect(idsOf(places)).toEqual(['name:TH/checheng', 'name:TH/checheng-pingtung']);
  });
});
