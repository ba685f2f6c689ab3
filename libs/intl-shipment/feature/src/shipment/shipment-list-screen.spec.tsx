import {
  correctShipmentEvent,
  getShipment,
  listShipments,
  updateShipmentStatus,
  verifyPod,
} from '@freightdesk/intl-shipment-contract';
import { shipmentRecord } from '@freightdesk/intl-shipment-contract/testing';
import type { Role } from '@freightdesk/shared-access';
import { mock, mockProblem, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { fireEvent, screen, within } from '@testing-library/react';
import { Component as ShipmentListScreen } from './shipment-list-screen';

const shipment = shipmentRecord();
const show = (path = '/', role: Role = 'INTERNATIONAL') => renderScreen(<ShipmentListScreen />, { role, path });
const showPanel = (record = shipment, role: Role = 'INTERNATIONAL') => {
  const { events: _events, known: _known, listed: _listed, pod: _pod, ...row } = record;
  mock(listShipments, pageOf([row]));
  mock(getShipment, record);
  return show(`/?id=${record.id}`, role);
};
type Screen = ReturnType<typeof show>;
const openForm = async (user: Screen['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Update status' }));
  return within(await screen.findByRole('dialog', { name: 'Update status of AE/26-27/00001' }));
};
const choose = async (user: Screen['user'], status: string) => {
  await user.click(await screen.findByRole('combobox', { name: /Status/ }));
  await user.click(await screen.findByRole('option', { name: status }));
};

describe('shipment tracking', () => {
  it('shows where each shipment is', async () => {
    const { events: _events, known: _known, listed: _listed, pod: _pod, ...row } = shipment;
    mock(listShipments, pageOf([row]));

    show();

    const shown = await screen.findByRole('row', { name: /AE\/26-27\/00001/ });
    expect(within(shown).getByText('Booked')).toBeVisible();
    expect(within(shown).getByText('INBOM → AEDXB')).toBeVisible();
    expect(within(shown).getByText('20-Nov-2026 11:30')).toBeVisible();
  });

  it('without a shipment says where they come from', async () => {
    mock(listShipments, pageOf([]));

    show();

    expect(await screen.findByText('A shipment is made when its jobcard is opened.')).toBeVisible();
  });

  it('shows the history with what was told', async () => {
    const [first] = shipment.events;
    if (!first) throw new Error('A shipment has its first event.');
    const picked = { ...first, id: shipment.id, from: 'BOOKED', to: 'CUSTOMS_FILED', classifier: 'ACT' } as const;
    const told = {
      said: { boeType: 'HOME', etd: '2026-11-25', portCode: 'INBOM4' },
      skipped: ['CARGO_RECEIVED'],
      reason: 'Late',
    } as const;
    showPanel({ ...shipment, events: [first, { ...picked, ...told, skipped: [...told.skipped] }] });

    const items = within(await screen.findByRole('list', { name: 'History' })).getAllByRole('listitem');

    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringMatching(
        /^Customs filed.*INBOM4 · Bombay Air Cargo.*Home consumption.*Reason: Late.*Skipped milestones: Cargo received/,
      ),
      expect.stringMatching(/^Booked \(planned\)/),
    ]);
  });
});

it('an event that was told wrongly is corrected, with the reason', async () => {
  const [first] = shipment.events;
  if (!first) throw new Error('It has its first event.');
  const [eventAt, id] = ['2026-11-20T06:00:00.000Z', '01990000-0000-7000-8000-0000000000e9'];
  const gone = { ...first, id, from: 'BOOKED', to: 'DEPARTED', classifier: 'ACT', source: 'manual', eventAt } as const;
  const { calls } = mock(correctShipmentEvent, shipment);
  const { user } = showPanel({ ...shipment, status: 'DEPARTED', events: [first, { ...gone, location: 'INBOM' }] });

  await user.click(await screen.findByRole('button', { name: 'Correct' }));
  const form = within(await screen.findByRole('dialog', { name: /^Correct Departed of/ }));
  const where = form.getByRole('textbox', { name: /Where/ });
  expect(where).toHaveValue('INBOM');
  await user.clear(where);
  await user.type(where, 'INDEL');
  await user.click(form.getByRole('button', { name: 'Save correction' }));
  expect(await form.findByText('Say why.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: /Reason/ }), 'Left from Delhi');
  await user.click(form.getByRole('button', { name: 'Save correction' }));

  expect(await screen.findByText('AE/26-27/00001 is corrected')).toBeVisible();
  expect(calls[0]?.input).toMatchObject({ eventId: id, at: eventAt, location: 'INDEL', reason: 'Left from Delhi' });
});

describe('the proof of delivery of a job', () => {
  const pod = {
    ...{ receiverName: 'A Rahman', receiverPhone: null, receiverRelation: null, receivedOn: null, remarks: null },
    ...{ proofKind: 'SCAN' as const, packagesShort: null, packagesDamaged: null },
    ...{ deliveredAt: '2026-11-21T05:00:00.000Z', uploadedAt: '2026-11-21T06:00:00.000Z' },
    documentId: '01990000-0000-7000-8000-0000000000f1',
    files: [
      { id: '01990000-0000-7000-8000-0000000000f1', name: 'pod.pdf', mediaType: 'application/pdf', sizeBytes: 2_048 },
      { id: '01990000-0000-7000-8000-0000000000f2', name: 'gate.pdf', mediaType: 'application/pdf', sizeBytes: 4_096 },
    ],
    uploadedBy: { id: '01939000-0000-7000-8000-000000000002', name: 'Ravi Test' },
    byAnother: false,
    verifiedAt: null,
    verdict: null,
  };
  const judged = {
    at: '2026-11-21T07:00:00.000Z',
    by: { id: '01939000-0000-7000-8000-000000000003', name: 'Inder Test' },
  };
  const delivered = (changes: object = {}) => shipmentRecord({ status: 'DELIVERED', pod: { ...pod, ...changes } });

  it('is rejected with a reason by whoever looks at it', async () => {
    const { calls } = mock(verifyPod, delivered());
    const { user } = showPanel(delivered());

    await user.click(await screen.findByRole('button', { name: 'Verify POD' }));
    const form = within(await screen.findByRole('dialog', { name: 'Verify the POD of AE/26-27/00001' }));
    expect(form.getByRole('combobox', { name: /clean or has remarks/ })).toHaveTextContent('Clean');
    await user.click(form.getByRole('combobox', { name: /Verdict/ }));
    await user.click(await screen.findByRole('option', { name: 'Rejected' }));
    await user.type(form.getByRole('textbox', { name: /Remarks/ }), 'Unreadable');
    await user.click(form.getByRole('button', { name: 'Reject POD' }));

    expect(await screen.findByText('POD of AE/26-27/00001 is rejected')).toBeVisible();
    expect(calls[0]?.input).toMatchObject({ verdict: 'REJECTED', remarks: 'Unreadable' });
  });

  const own = { uploadedBy: { id: '01939000-0000-7000-8000-000000000001', name: 'Asha Rao' } };

  it('is judged by whoever uploaded it too, where the company does not ask for another', async () => {
    showPanel(delivered(own));

    expect(await screen.findByRole('button', { name: 'Verify POD' })).toBeVisible();
  });

  it('is judged by another person than who uploaded it, where the company asks for that', async () => {
    showPanel(delivered({ ...own, byAnother: true }));

    const proof = within(await screen.findByRole('region', { name: 'Proof of delivery' }));
    expect(proof.getByText('Not yet: another person does that, as you uploaded it')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Verify POD' })).not.toBeInTheDocument();
  });

  it('says who verified it, and is asked for no more', async () => {
    const verdict = { verdict: 'VERIFIED' as const, podCondition: 'CLEAN' as const, remarks: null, ...judged };
    showPanel(delivered({ verifiedAt: judged.at, verdict }));

    const proof = within(await screen.findByRole('region', { name: 'Proof of delivery' }));
    expect(proof.getByText(/Inder Test/)).toBeVisible();
    expect(proof.getByText('Clean')).toBeVisible();
    expect(screen.queryByRole('button', { name: /POD$/ })).not.toBeInTheDocument();
  });

  it('that was rejected says why, and another is taken', async () => {
    const verdict = { verdict: 'REJECTED' as const, podCondition: null, remarks: 'Unreadable', ...judged };
    showPanel(delivered({ verdict }));

    const proof = within(await screen.findByRole('region', { name: 'Proof of delivery' }));
    expect(proof.getByText('Unreadable')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Upload POD' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Verify POD' })).not.toBeInTheDocument();
  });
});

describe('updating the status', () => {
  it('offers exactly the states that the server takes', async () => {
    const { user } = showPanel(shipmentRecord({ mode: 'ROAD', status: 'PICKED_UP' }));
    await openForm(user);

    await user.click(await screen.findByRole('combobox', { name: /Status/ }));

    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Booked',
      'In transit',
      'At border',
      'Customs cleared',
      'At hub',
      'Out for delivery',
      'Delivered',
    ]);
  });

  it('asks what the state needs, the skipped states to be confirmed, and sends no more', async () => {
    const update = mock(updateShipmentStatus, { data: shipmentRecord({ status: 'CARGO_ACCEPTED' }), warnings: [] });
    const { user } = showPanel(shipmentRecord({ known: { flightNo: 'AI 995', pieces: 8 } }));
    const form = await openForm(user);

    await choose(user, 'Cargo accepted');
    await user.type(form.getByRole('textbox', { name: /MAWB/ }), '176-12345675');
    expect(form.getByRole('textbox', { name: /Pieces/ })).toHaveValue('8');
    await user.type(form.getByRole('textbox', { name: /Gross kg/ }), '45');
    await user.type(form.getByRole('textbox', { name: /Chargeable kg/ }), '64');
    fireEvent.change(form.getByLabelText(/^When/), { target: { value: '2026-11-21T10:30' } });
    await user.click(
      form.getByRole('checkbox', { name: /Skipped milestones, kept as not recorded: Cargo received, Customs filed/ }),
    );
    await user.click(form.getByRole('button', { name: 'Update status' }));

    expect(await screen.findByText('AE/26-27/00001: Cargo accepted')).toBeVisible();
    expect(update.calls[0]?.input).toEqual({
      id: shipment.id,
      version: 1,
      status: 'CARGO_ACCEPTED',
      at: '2026-11-21T05:00:00.000Z',
      mawbNumber: '176-12345675',
      pieces: 8,
      grossKg: '45',
      chargeableKg: '64',
      skipped: ['CARGO_RECEIVED', 'CUSTOMS_FILED', 'CUSTOMS_CLEARED_EXPORT'],
    });
  });

  it('asks for a reason when it goes back', async () => {
    const { user } = showPanel(shipmentRecord({ status: 'CARGO_RECEIVED' }));
    const form = await openForm(user);

    await choose(user, 'Picked up');

    expect(form.getByRole('textbox', { name: /Reason/ })).toBeVisible();
  });

  it('says what is missing before anything is sent', async () => {
    const { calls } = mock(updateShipmentStatus, { data: shipmentRecord(), warnings: [] });
    const { user } = showPanel();
    const form = await openForm(user);
    await choose(user, 'Cargo accepted');

    await user.click(form.getByRole('button', { name: 'Update status' }));

    expect(await form.findByText('MAWB is needed for this status.')).toBeVisible();
    expect(form.getByText('Gross kg is needed for this status.')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('takes no chargeable weight below the gross weight', async () => {
    const { calls } = mock(updateShipmentStatus, { data: shipmentRecord(), warnings: [] });
    const { user } = showPanel(shipmentRecord({ known: { pieces: 8, mawbNumber: '176-12345675' } }));
    const form = await openForm(user);
    await choose(user, 'Cargo accepted');
    await user.type(form.getByRole('textbox', { name: /Gross kg/ }), '3272.5');
    await user.type(form.getByRole('textbox', { name: /Chargeable kg/ }), '2779');
    await user.click(form.getByRole('checkbox', { name: /Skipped milestones/ }));

    await user.click(form.getByRole('button', { name: 'Update status' }));

    expect(await form.findByText('The chargeable weight is never below the gross weight.')).toBeVisible();
    expect(form.getByRole('textbox', { name: /Chargeable kg/ })).toBeInvalid();
    expect(calls).toEqual([]);
  });

  it('starts with the next state and asks one time, which is that of the departure', async () => {
    const update = mock(updateShipmentStatus, { data: shipmentRecord({ status: 'DEPARTED' }), warnings: [] });
    const known = { mblNo: 'MAEU1234567' };
    const { user } = showPanel(shipmentRecord({ mode: 'SEA_FCL', status: 'LOADED_ON_BOARD', known }));
    const form = await openForm(user);

    const at = form.getByRole('textbox', { name: 'ATD' });
    expect(form.getAllByPlaceholderText('21-Nov-2026 14:05')).toEqual([at]);
    await user.clear(at);
    await user.type(at, '+1');
    expect(at).toHaveAccessibleDescription('This has not happened yet: the time is ahead of now.');
    await user.clear(at);
    await user.type(at, '21-11-26 9:00');
    await user.click(form.getByRole('button', { name: 'Update status' }));

    expect(await screen.findByText('AE/26-27/00001: Departed')).toBeVisible();
    const moment = '2026-11-21T03:30:00.000Z';
    expect(update.calls[0]?.input).toMatchObject({ status: 'DEPARTED', at: moment, atd: moment, mblNo: 'MAEU1234567' });
  });

  it('doubts a planned day that is more than a year ahead, and takes it all the same', async () => {
    const update = mock(updateShipmentStatus, { data: shipmentRecord(), warnings: [] });
    const { user } = showPanel(shipmentRecord({ mode: 'SEA_FCL', status: 'BOOKING_REQUESTED' }));
    const form = await openForm(user);
    for (const name of [/Booking number/, /Carrier/, /Vessel/, /Voyage/]) {
      await user.type(form.getByRole('textbox', { name }), 'X1');
    }
    const etd = form.getByRole('textbox', { name: /ETD/ });

    await user.type(etd, '5-2-2062');
    expect(etd).toHaveAccessibleDescription('This is more than a year ahead. Is the year right?');
    await user.click(form.getByRole('button', { name: 'Update status' }));

    expect(await screen.findByText(/^AE\/26-27\/00001: /)).toBeVisible();
    expect(update.calls[0]?.input).toMatchObject({ etd: '2062-02-05' });
  });

  it('puts what the server misses at its field, and says when a move is not taken', async () => {
    const message = 'MAWB is of another airline.';
    mockProblem(updateShipmentStatus, 422, { errors: [{ field: 'mawbNumber', code: 'mawb', message }] });
    const known = { pieces: 8, grossKg: '45', chargeableKg: '64', mawbNumber: '176-12345675' };
    const { user } = showPanel(shipmentRecord({ status: 'CUSTOMS_CLEARED_EXPORT', known }));
    const form = await openForm(user);

    await user.click(form.getByRole('button', { name: 'Update status' }));
    expect(await form.findByText(message)).toBeVisible();

    mockProblem(updateShipmentStatus, 409, { message: 'Confirm the states that are skipped, or record them first.' });
    await user.click(form.getByRole('button', { name: 'Update status' }));
    expect(await form.findByText(/Confirm the states that are skipped/)).toBeVisible();
  });

  it('that somebody else moved meanwhile goes on from there, with what was typed', async () => {
    const current = shipmentRecord({ version: 3, status: 'PICKED_UP' });
    mockProblem(updateShipmentStatus, 409, { code: 'stale_version', current });
    const { user } = showPanel();
    const form = await openForm(user);
    await choose(user, 'Cargo received');
    await user.type(form.getByRole('textbox', { name: /Remarks/ }), 'Two boxes are wet');

    await user.click(form.getByRole('button', { name: 'Update status' }));
    expect(await form.findByText(/save again/)).toBeVisible();

    const { calls } = mock(updateShipmentStatus, { data: current, warnings: [] });
    await user.click(form.getByRole('button', { name: 'Update status' }));
    await screen.findByText(/AE\/26-27\/00001: /);
    expect(calls[0]?.input).toMatchObject({ version: 3, status: 'CARGO_RECEIVED', remarks: 'Two boxes are wet' });
  });

  it('tells a warning beside the success', async () => {
    const warnings = [{ field: 'at', message: 'This is before the last event of the shipment.' }];
    mock(updateShipmentStatus, { data: shipmentRecord({ status: 'PICKED_UP' }), warnings });
    const { user } = showPanel();
    const form = await openForm(user);
    await choose(user, 'Picked up');

    await user.click(form.getByRole('button', { name: 'Update status' }));

    expect(await screen.findByText('This is before the last event of the shipment.')).toBeVisible();
  });

  it.each([
    ['INTERNATIONAL', 0],
    ['ADMIN', 1],
  ] as const)('at the end of the journey is offered to %s: %p', async (role, count) => {
    showPanel(shipmentRecord({ status: 'DELIVERED' }), role);

    await screen.findByRole('list', { name: 'History' });
    expect(screen.queryAllByRole('button', { name: 'Update status' })).toHaveLength(count);
  });
});

describe('the next step of several shipments', () => {
  const jobOf = (last: number, changes: Parameters<typeof shipmentRecord>[0] = {}) => {
    const id = `01990000-0000-7000-8000-0000000000d${last}`;
    return shipmentRecord({
      ...{ id, jobcard: { id, number: `SE/26-27/0000${last}` }, status: 'LOADED_ON_BOARD' },
      ...{ mode: 'SEA_FCL', ...changes },
    });
  };
  const open = async (all: ReturnType<typeof jobOf>[]) => {
    mock(
      listShipments,
      pageOf(all.map(({ events: _events, known: _known, listed: _listed, pod: _pod, ...row }) => row)),
    );
    mock(getShipment, ({ id }) => all.find((one) => one.id === id) ?? shipment);
    const { calls } = mock(updateShipmentStatus, { data: shipment, warnings: [] });
    const { user } = show();
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all on this page' }));
    await user.click(await screen.findByRole('button', { name: 'Update status' }));
    const form = within(await screen.findByRole('dialog', { name: `Update status of ${all.length} shipments` }));
    const bill = (number: string) =>
      within(form.getByRole('group', { name: number })).getByRole('textbox', { name: /MBL number/ });
    return { user, form, bill, calls };
  };

  it('asks the bill of lading of each, takes a pasted column, and leaves that which has none as it is', async () => {
    const listed = { mblNo: 'MAEU1' };
    const { user, form, bill, calls } = await open([
      jobOf(1, { status: 'CANCELLED' }),
      jobOf(2, { known: listed }),
      jobOf(3),
      jobOf(4),
    ]);
    expect(form.getByText('3 of 4 can take this status; the others are left as they are.')).toBeVisible();
    expect(form.queryByRole('group', { name: 'SE/26-27/00001' })).not.toBeInTheDocument();
    expect(bill('SE/26-27/00002')).toHaveValue('MAEU1');
    expect(form.getAllByRole('textbox', { name: /MBL number/ })).toHaveLength(3);

    await user.click(bill('SE/26-27/00002'));
    await user.paste('MAEU2\nMAEU3\n\nMAEU5');
    await user.keyboard('{Control>}s{/Control}');

    const answers = within(await screen.findByRole('dialog', { name: 'Update status: 2 records' }));
    expect(answers.getByText("MBL number or 'to follow' is needed for this status.")).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await answers.findAllByText('Done')).toHaveLength(2);
    expect(calls.map(({ input: { id, mblNo } }) => [id.at(-1), mblNo])).toEqual([
      ['2', 'MAEU2'],
      ['3', 'MAEU3'],
    ]);
  });

  it('takes values beside the numbers of shipments, each in its line, and tells which number is not among them', async () => {
    const { user, form, bill } = await open([jobOf(1), jobOf(2), jobOf(3)]);

    await user.click(bill('SE/26-27/00002'));
    await user.paste('se/26-27/00003\tMAEU3\nSE/26-27/00009\tMAEU9\nSE 26-27 00001\tMAEU1');

    expect(bill('SE/26-27/00001')).toHaveValue('MAEU1');
    expect(bill('SE/26-27/00002')).toHaveValue('');
    expect(bill('SE/26-27/00003')).toHaveValue('MAEU3');
    expect(form.getByText('Not pasted, as no line here is called so: SE/26-27/00009')).toBeVisible();
  });

  it('are chosen by a column of job numbers that is pasted into the search', async () => {
    const rows = [1, 2, 3].map((last) => {
      const { events: _events, known: _known, listed: _listed, pod: _pod, ...row } = jobOf(last);
      return row;
    });
    // The search finds what only begins so, too.
    mock(listShipments, ({ q = '' }) =>
      pageOf(rows.filter(({ jobcard }) => jobcard.number.startsWith(q.slice(0, 13).toUpperCase()))),
    );
    const { user } = show();
    await user.click(await screen.findByRole('textbox', { name: 'Search shipments' }));

    await user.paste('SE/26-27/00001\nse/26-27/00003\n\nSE/26-27/00008\n');

    expect(await screen.findByText('2 chosen')).toBeVisible();
    expect(await screen.findByText('Not in this list: SE/26-27/00008')).toBeVisible();
    const isChosen = async (last: number) =>
      within(await screen.findByRole('row', { name: new RegExp(`0000${last}`) })).getByRole('checkbox');
    expect(await isChosen(1)).toBeChecked();
    expect(await isChosen(2)).not.toBeChecked();
    expect(await isChosen(3)).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Search shipments' })).toHaveValue('');
  });

  it('where nothing goes marks what is missing in its line', async () => {
    const { user, form, bill, calls } = await open([jobOf(1), jobOf(2)]);

    await user.keyboard('{Control>}s{/Control}');

    expect(await form.findAllByText("MBL number or 'to follow' is needed for this status.")).toHaveLength(2);
    expect(bill('SE/26-27/00002')).toBeInvalid();
    expect(calls).toEqual([]);
  });

  it('asks the vessel once, and keeps what was typed of each while another status is looked at', async () => {
    const { user, form } = await open([
      jobOf(1, { status: 'BOOKING_REQUESTED' }),
      jobOf(2, { status: 'DELIVERED' }),
      jobOf(3, { status: 'BOOKING_REQUESTED' }),
    ]);
    const booking = (number: string) =>
      within(form.getByRole('group', { name: number })).getByRole('textbox', { name: 'Booking number' });

    expect(form.getAllByRole('textbox', { name: /Vessel/ })).toHaveLength(1);
    await user.type(booking('SE/26-27/00003'), 'B3');
    await choose(user, 'Cargo received');
    expect(form.queryByRole('textbox', { name: 'Booking number' })).not.toBeInTheDocument();
    await choose(user, 'Booking confirmed');

    expect(booking('SE/26-27/00003')).toHaveValue('B3');
    expect(booking('SE/26-27/00001')).toHaveValue('');
  });
});
