import { jobcardRecord } from '../jobcard/jobcard.builder';
import { type JobMode, jobModes } from '../jobcard/jobcard.kinds';
import { type ConsolProblem, houseProblem, masterProblem, measuresOf, totalMeasures } from './consol.rules';

const master = jobcardRecord({ id: 'm', mode: 'SEA_LCL' });
const house = (changes: Parameters<typeof jobcardRecord>[0] = {}) =>
  jobcardRecord({ id: 'h', mode: 'SEA_LCL', ...changes });

describe('a house of a master', () => {
  it.each<[string, Parameters<typeof jobcardRecord>[0], ConsolProblem | null]>([
    ['of the same way and lane', {}, null],
    ['that is closed', { status: 'CLOSED' }, 'job_ended'],
    ['that is cancelled', { status: 'CANCELLED' }, 'job_ended'],
    ['of another master', { master: { id: 'x', number: 'SE/1', bill: null } }, 'house_of_other'],
    ['with houses', { houses: [{ id: 'x', number: 'SE/1' }] }, 'has_houses'],
    ['of a co-loader', { coLoaderId: 'c' }, 'co_loaded'],
    ['of another mode', { mode: 'AIR' }, 'other_way'],
    ['of another direction', { direction: 'IMPORT' }, 'other_way'],
    ['to another port', { destinationLocode: 'KWSAA' }, 'other_ports'],
    ['to a place that is only written', { destinationLocode: null, destinationPlace: 'Jebel Ali' }, 'other_ports'],
  ])('%s', (_case, changes, problem) => {
    expect(houseProblem(master, house(changes))).toBe(problem);
  });

  it.each<[JobMode, string]>([
    ['AIR', 'AIR'],
    ['SEA_FCL', 'SEA_FCL SEA_LCL'],
    ['SEA_LCL', 'SEA_LCL'],
    ['ROAD', 'ROAD'],
    ['RAIL', 'RAIL'],
    ['MULTIMODAL', 'MULTIMODAL'],
  ])('that goes by %s travels by: %s', (mode, modes) => {
    const taken = jobModes.filter((one) => houseProblem({ ...master, mode }, house({ mode: one })) === null);

    expect(taken.join(' ')).toBe(modes);
  });

  it('to another port is one for a reason', () => {
    expect(houseProblem(master, house({ destinationLocode: 'KWSAA' }), 'On by road')).toBeNull();
  });

  it('is no master, and neither is a job that has ended', () => {
    expect(masterProblem(house({ master: { id: 'm', number: 'SE/1', bill: null } }))).toBe('is_house');
    expect(masterProblem(house({ status: 'CLOSED' }))).toBe('job_ended');
    expect(masterProblem(house())).toBeNull();
  });
});

it('what houses come to is added up exactly, and what none of them says is unknown', () => {
  const [one, other] = [measuresOf(house()), { grossKg: '0.1', kg: '0.2', cbm: '0.333', containers: 1, teu: 2 }];

  expect(one).toEqual({ grossKg: null, kg: null, cbm: null, containers: 0, teu: 0 });
  expect(totalMeasures([one, one])).toEqual(one);
  expect(totalMeasures([other, one, other])).toEqual({
    grossKg: '0.2',
    kg: '0.4',
    cbm: '0.666',
    containers: 2,
    teu: 4,
  });
});
