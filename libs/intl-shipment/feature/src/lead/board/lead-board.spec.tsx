import { getLead, type LeadStage, listLeads, listQuotations, moveLead } from '@freightdesk/intl-shipment-contract';
import { leadRecord } from '@freightdesk/intl-shipment-contract/testing';
import { listParties } from '@freightdesk/parties-contract';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Component as LeadListScreen } from '../lead-list-screen';

const inStage = (stage: LeadStage, id: string, companyName: string) =>
  leadRecord({ id: `01990000-0000-7000-8000-00000000000${id}`, stage, companyName });
const fresh = inStage('NEW', 'a', 'Asha Exports');
const second = inStage('NEW', 'b', 'Bharat Mills');
const called = inStage('CONTACTED', 'c', 'Coastal Spices');
const all = [fresh, second, called];

/** Each column is the list, asked for its stage. */
const showBoard = (path = '/?show=board') => {
  const list = mock(listLeads, ({ stage }) => pageOf(stage ? all.filter((lead) => lead.stage === stage) : all));
  mock(getLead, ({ id }) => all.find((lead) => lead.id === id) ?? fresh);
  mock(listParties, pageOf([]));
  mock(listQuotations, pageOf([]));
  return { list, ...renderScreen(<LeadListScreen />, { role: 'ADMIN', path }) };
};
const card = (name: string) => screen.findByRole('button', { name: new RegExp(name) });

describe('the board of leads', () => {
  it('has a column for each stage with its count, asked for by the filters of the address', async () => {
    const { list } = showBoard('/?show=board&service=AIR');

    expect(await within(await screen.findByRole('region', { name: 'New' })).findByText('2')).toBeVisible();
    expect(await card('Coastal Spices')).toBeVisible();
    expect(screen.getAllByRole('region')).toHaveLength(8);
    const asked = list.calls.map(({ input }) => input);
    expect(asked).toContainEqual(expect.objectContaining({ stage: 'LOST', service: ['AIR'], sort: '-date,-number' }));
    expect(asked).toContainEqual(expect.objectContaining({ stage: 'NEW', service: ['AIR'], sort: 'nextFollowUpAt' }));
  });

  it('is gone through by arrows, and Shift with an arrow brings a card to the next stage', async () => {
    const move = mock(moveLead, { ...second, stage: 'CONTACTED' });
    const { user } = showBoard();
    const first = await card('Asha Exports');
    act(() => first.focus());
    await card('Coastal Spices');

    await user.keyboard('{ArrowDown}');
    expect(await card('Bharat Mills')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(await card('Coastal Spices')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{Shift>}{ArrowRight}{/Shift}');

    await waitFor(() => expect(move.calls).toHaveLength(1));
    expect(move.calls[0]?.input).toMatchObject({ id: fresh.id, to: 'CONTACTED' });
  });

  it('takes a card that is dropped, and asks why one is lost', async () => {
    const move = mock(moveLead, { ...fresh, stage: 'CONTACTED' });
    showBoard();
    const dataTransfer = { setData: () => undefined };
    const drop = async (stage: string) => {
      fireEvent.dragStart(await card('Asha Exports'), { dataTransfer });
      const column = screen.getByRole('region', { name: stage });
      fireEvent.dragOver(column);
      fireEvent.drop(column);
    };

    await drop('Won');
    await drop('Contacted');
    await waitFor(() => expect(move.calls.map(({ input }) => input.to)).toEqual(['CONTACTED']));
    await drop('Lost');

    expect(await screen.findByRole('dialog', { name: /to Lost/ })).toBeVisible();
    expect(move.calls).toHaveLength(1);
  });

  it('brings further stages into sight under a card that is held at its side', async () => {
    showBoard();
    const held = await card('Asha Exports');
    const board = screen.getByRole('group', { name: 'Leads by stage' });
    board.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 500);
    const over = (clientX: number) => {
      fireEvent(held, new MouseEvent('dragover', { bubbles: true, clientX }));
      return board.scrollLeft;
    };

    expect(over(990)).toBe(0);
    fireEvent.dragStart(held, { dataTransfer: { setData: () => undefined } });
    expect(over(990)).toBe(32);
    expect(over(500)).toBe(32);
    expect(over(10)).toBe(0);
  });
});
