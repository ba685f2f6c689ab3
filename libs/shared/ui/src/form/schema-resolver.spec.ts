import { schemaResolver } from './schema-resolver';
import { factsOf } from './schema-facts';

interface Goods {
  goods: string;
  lines: { marks: string }[];
}

/** What a form of so many lines asks of its schema. */
function asking(lines: number) {
  const asked: unknown[] = [];
  const schema = {
    describe: () => ({ type: 'object', fields: {} }),
    validate: (typed: unknown) => {
      asked.push(typed);
      return Promise.resolve(values);
    },
  };
  const values: Goods = { goods: '', lines: Array.from({ length: lines }, () => ({ marks: 'M' })) };
  const resolve = schemaResolver<Goods>(schema, factsOf(schema.describe()), new Map());
  const field = { fields: {}, shouldUseNativeValidation: false };
  return {
    asked,
    send: () => resolve(values, undefined, { ...field, names: ['goods', 'lines'] }),
    type: (goods: string) => {
      values.goods = goods;
      return resolve(values, undefined, { ...field, names: ['goods'] });
    },
  };
}

it('a form of a few lines is checked at each letter', async () => {
  const { asked, type } = asking(49);
  await Promise.all([type('T'), type('Te')]);
  expect(asked).toHaveLength(2);
});

it('one of many waits for a pause in the typing and sees all that was typed, and does not wait where it is sent', async () => {
  const { asked, send, type } = asking(50);
  const letters = [type('T'), type('Te'), type('Tea')];
  await send();
  expect(asked).toHaveLength(1);
  await Promise.all(letters);
  expect(asked).toHaveLength(2);
  expect(asked[1]).toMatchObject({ goods: 'Tea' });
});
