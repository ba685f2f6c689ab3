import { createRequire } from 'node:module';
import { listedPlaces } from './listed-places.spec-cases.data';
import {
  countryOfLocode,
  isTypedAsLocode,
  knownPlaces,
  locodeProblem,
  locodesCalled,
  offeredPlaces,
  placeName,
} from './locode.rules';
import { places } from './places.data';

describe('UN/LOCODE', () => {
  // npm sea-ports
  it.each([
    ['INNSA', 'Jawaharlal Nehru (Nhava Sheva)'],
    ['inmun', 'Mundra'],
  ])('%s is in India and named %s', (code, name) => {
    expect(locodeProblem(code)).toBeNull();
    expect(countryOfLocode(code)).toBe('IN');
    expect(placeName(code)).toBe(name);
  });

  it.each(['INNS', 'INNSA1', 'I1NSA', 'INNS0', 'INNS1', 'QQNSA', ''])('%p is none', (text) => {
    expect(locodeProblem(text)).not.toBeNull();
  });

  it.each([
    ['INBKB', true],
    ['IN BKB', true],
    ['Thane', false],
    ['vasai', false],
    ['INBK', false],
  ])('%s is typed as one is: %p', (text, isOne) => {
    expect(isTypedAsLocode(text)).toBe(isOne);
  });

  it('of an unknown place stands for itself', () => {
    expect(placeName('XXABC')).toBe('XXABC');
  });

  it('is right for every place on our lists, and those of the short list are on the long one', async () => {
    const known = await knownPlaces();
    expect(Object.keys(await offeredPlaces()).filter((code) => locodeProblem(code) !== null)).toEqual([]);
    expect(Object.keys(places).filter((code) => !Object.hasOwn(known, code))).toEqual([]);
  });

  const portsOfPackage = () =>
    createRequire(__filename)('sea-ports').JSON as Record<string, { name: string; city: string }>;
  /** The official names by their codes, over all editions. */
  const listed = Object.fromEntries(
    Object.values(listedPlaces)
      .flatMap((list) => list.trim().split('\n'))
      .map((line) => [line.slice(0, 5), line.slice(6)]),
  );

  it('is offered only as an official list has it: the package sea-ports, or an edition that was looked into', async () => {
    const ports = portsOfPackage();
    const offered = Object.keys(await offeredPlaces());

    expect(offered.filter((code) => !Object.hasOwn(ports, code) && !Object.hasOwn(listed, code))).toEqual([]);
    expect(Object.keys(listed).filter((code) => Object.hasOwn(ports, code) || !offered.includes(code))).toEqual([]);
    // Stations of Indian customs and codes of airports that look like one, and are none.
    expect(offered.filter((code) => ['INLDH', 'INWFD', 'INSNF', 'CNYIW', 'GBMAN'].includes(code))).toEqual([]);
  });

  it('stands for the place that the edition names so', async () => {
    const known = Object.entries(await knownPlaces()).filter(([code]) => Object.hasOwn(listed, code));
    const others = known.filter(([code, [name, also]]) =>
      [name, ...(also?.split(',') ?? [])].every(
        (one) => !listed[code]?.toLowerCase().includes(one.toLowerCase().slice(0, 5)),
      ),
    );

    expect(Object.fromEntries(others.map(([code, [name]]) => [name, listed[code]]))).toEqual({
      Moscow: 'Moskva',
      Athens: 'Athinai',
      Sahnewal: 'GRFL ICD/Sahnwewal',
    });
  });

  /** Called otherwise there: a former name, another spelling, or an airport beside the port. */
  const alsoCalled = {
    ...{ INBLR: 'Bangalore', INCOK: 'Cochin', INMRM: 'Marmagao (Marmugao)', BDCGP: 'Chittagong', UAODS: 'Odessa' },
    ...{ AEFJR: 'Al Fujayrah', CNTXG: 'Tianjin New Port', CNSWA: 'Jieyang Chaoshan Apt', TTPOS: 'Port-of-Spain' },
    ...{ ITGOA: 'Genova', ITNAP: 'Napoli', ITVCE: 'Venezia', SEGOT: 'Goteborg', DKCPH: 'Kobenhavn' },
  };

  it('is that of the package sea-ports wherever that has the port, under the same name', async () => {
    const ports = portsOfPackage();
    const known = Object.entries(await knownPlaces()).filter(([code]) => Object.hasOwn(ports, code));
    const others = known.filter(([code, [name]]) => {
      const { name: called = '', city = '' } = ports[code] ?? {};
      return !`${called}|${city}`.toLowerCase().includes(name.toLowerCase().slice(0, 5));
    });

    expect(known).toHaveLength(339);
    expect(Object.fromEntries(others.map(([code]) => [code, ports[code]?.name]))).toEqual(alsoCalled);
  });

  it('of every sea port of that package is offered, by our name where we have one', async () => {
    const ports = Object.keys(portsOfPackage());
    const offered = await offeredPlaces();

    expect(ports.filter((code) => !Object.hasOwn(offered, code))).toEqual([]);
    // Jebel Ali before Jebel Dhanna: of places that are alike, those that are met most are offered first.
    const known = Object.keys(await knownPlaces());
    expect(Object.keys(offered).slice(0, known.length)).toEqual(known);
    expect([offered['INBOM'], offered['AEAJM'], offered['USSAV']]).toMatchObject([
      ['Mumbai', 'Bombay'],
      ['Ajman'],
      ['Savannah'],
    ]);
  });
});

it.each([
  [['nhava', 'sheva'], 'INNSA'],
  [['jnpt'], 'INNSA'],
  [['savan'], 'USSAV'],
  [['madras'], 'INMAA'],
])('%j calls %s first', async (words, code) => {
  expect((await locodesCalled(words)).slice(0, 1)).toEqual([code]);
});

it.each([[['heva']], [['nhava', 'savannah']], [['zyxwvut']]])('%j call no place', async (words) => {
  expect(await locodesCalled(words)).toEqual([]);
});
