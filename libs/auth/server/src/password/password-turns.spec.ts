import { Refusal } from '@freightdesk/shared-server-kit';
import { PasswordTurns } from './password-turns';

/** Works that end when they are told to, in the order in which they began. */
function crowd() {
  const turns = new PasswordTurns(2);
  const begun: string[] = [];
  const sentAway: string[] = [];
  const open: (() => void)[] = [];
  const come = async (place: string, name = place) => {
    const work = () =>
      new Promise<void>((done) => {
        begun.push(name);
        open.push(done);
      });
    await turns.take(place, work).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      sentAway.push(name);
    });
  };
  const settle = () => new Promise((done) => setImmediate(done));
  const finish = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      open.shift()?.();
      await settle();
    }
  };
  return { begun, sentAway, come, finish, settle, turns };
}

const many = (count: number, come: (index: number) => unknown) =>
  Array.from({ length: count }, (_, index) => void come(index));

it('two passwords are hashed at once, thirty wait, and who comes then is told to come again', async () => {
  const { begun, sentAway, come, finish, settle } = crowd();

  many(40, (index) => come('one office', `${index}`));
  await settle();

  expect(begun).toEqual(['0', '1']);
  expect(sentAway).toEqual(['32', '33', '34', '35', '36', '37', '38', '39']);
  await finish(32);
  expect(begun).toEqual(Array.from({ length: 32 }, (_, index) => `${index}`));
});

it('who comes from elsewhere is the next but one, however many wait from one address', async () => {
  const { begun, come, finish, settle } = crowd();

  many(32, () => come('flood'));
  void come('owner');
  await settle();
  await finish(2);

  expect(begun).toEqual(['flood', 'flood', 'flood', 'owner']);
});

it('a full line makes room for who comes from elsewhere: the last of the longest gives way', async () => {
  const { sentAway, come, settle } = crowd();
  many(32, (index) => come('flood', `flood ${index}`));

  void come('owner');
  await settle();

  expect(sentAway).toEqual(['flood 31']);
});

it('among many addresses that have one place each, nobody is driven out', async () => {
  const { sentAway, come, settle } = crowd();
  many(32, (index) => come(`address ${index}`));

  void come('one more');
  await settle();

  expect(sentAway).toEqual(['one more']);
});

it('a turn that fails is free again', async () => {
  const { turns, begun, come, settle } = crowd();
  const fail = () => turns.take('here', () => Promise.reject(new Error('The thread died')));

  await Promise.allSettled(Array.from({ length: 8 }, fail));
  void come('next');
  await settle();

  expect(begun).toEqual(['next']);
});
