import { commonProblems } from '@freightdesk/shared-endpoint';
import { problemOf } from './problem-of';
import { Refusal } from './refusal';

const sentence = { message: 'The books are locked for {{month}}.', values: { month: 'Oct-2026' } };

describe('the answer of a refusal', () => {
  it('says it in English, and gives text and values to a page that says it in another language', () => {
    const refusal = new Refusal(commonProblems.period_locked, {
      ...sentence,
      errors: [{ field: 'date', code: 'period_locked', ...sentence }],
    });

    const told = {
      message: 'The books are locked for Oct-2026.',
      text: 'The books are locked for {{month}}.',
      values: { month: 'Oct-2026' },
    };
    expect(problemOf(refusal, 'r-1')).toMatchObject({
      ...told,
      detail: told.message,
      code: 'period_locked',
      errors: [{ field: 'date', code: 'period_locked', ...told }],
    });
    expect(refusal.message).toBe(told.message);
  });

  it('without values has the members it always had', () => {
    const refusal = new Refusal(commonProblems.invalid, {
      errors: [{ field: 'name', code: 'required', message: 'This is needed.' }],
    });

    expect(problemOf(refusal, 'r-1')).toEqual({
      type: 'urn:freightdesk:problem:invalid',
      title: 'Unprocessable Entity',
      status: 422,
      detail: 'Please correct the marked fields.',
      message: 'Please correct the marked fields.',
      code: 'invalid',
      requestId: 'r-1',
      errors: [{ field: 'name', code: 'required', message: 'This is needed.' }],
    });
  });

  it('names a hundred fields and counts the rest', () => {
    const errors = Array.from({ length: 103 }, (_, at) => ({ field: `f${at}`, code: 'type', message: 'Wrong.' }));

    const told = problemOf(new Refusal(commonProblems.invalid, { errors }), 'r-1').errors ?? [];

    expect(told).toHaveLength(101);
    expect(told.at(-1)).toEqual({
      field: '',
      code: 'more',
      message: 'Not named here: 3 more.',
      text: 'Not named here: {{more}} more.',
      values: { more: 3 },
    });
  });
});
