import { sharedOut } from './column-widths';

const number = { id: 'number', width: 148, isElastic: false };
const date = { id: 'date', width: 104, isElastic: false };
const customer = { id: 'customer', width: 96, isElastic: true };
const carrier = { id: 'carrier', width: 96, isElastic: true };
const amount = { id: 'amount', width: 116, isElastic: false, align: 'end' } as const;
const columns = [number, date, customer, carrier, amount];

const widthsIn = (room: number, needs: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    sharedOut(columns, needs, room).map(({ id, width, isElastic }) => [id, isElastic ? 'rest' : width]),
  );

describe('the widths of columns', () => {
  it('are those of their kinds while all fit, and words share what is left', () => {
    const needs = { number: 120, date: 90, customer: 200, carrier: 190, amount: 100 };

    expect(widthsIn(1000, needs)).toEqual({ number: 148, date: 104, customer: 'rest', carrier: 'rest', amount: 116 });
  });

  it('give a long name what a short one leaves', () => {
    const needs = { number: 120, date: 90, customer: 330, carrier: 100, amount: 100 };

    expect(widthsIn(1000, needs)).toMatchObject({ customer: 431, carrier: 201, number: 148 });
  });

  it('take from figures and dates what these do not need before a name is cut', () => {
    const needs = { number: 120, date: 90, customer: 200, carrier: 190, amount: 100 };

    expect(widthsIn(700, needs)).toEqual({ number: 120, date: 90, customer: 200, carrier: 190, amount: 100 });
  });

  it('cut names where there is no more room, and never a figure, a date or a number', () => {
    const needs = { number: 120, date: 90, customer: 200, carrier: 190, amount: 100 };

    const { customer: ofCustomer, carrier: ofCarrier, ...others } = widthsIn(560, needs);

    expect(others).toEqual({ number: 120, date: 90, amount: 100 });
    expect([ofCustomer, ofCarrier]).toEqual([126, 123]);
  });

  it('are as wide as a figure is, however little room there is', () => {
    expect(widthsIn(400, { number: 120, date: 90, amount: 310, customer: 200, carrier: 200 })).toEqual({
      ...{ number: 120, date: 90, amount: 310 },
      ...{ customer: 96, carrier: 96 },
    });
  });

  it('are what somebody said, though others are cut', () => {
    const sized = { ...customer, width: 60, isElastic: false, isSized: true };

    const [first] = sharedOut([sized, carrier], { customer: 300, carrier: 100 }, 500);

    expect(first).toMatchObject({ width: 60 });
  });

  it('are those of their kinds where nothing is measured yet', () => {
    expect(widthsIn(0, {})).toEqual({ number: 148, date: 104, customer: 'rest', carrier: 'rest', amount: 116 });
  });
});
