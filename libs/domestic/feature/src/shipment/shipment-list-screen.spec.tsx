import {
  type DomesticShipment,
  getDomesticShipment,
  listDomesticShipments,
  updateDomesticShipment,
  updateDomesticShipmentStatus,
  uploadDomesticPod,
} from '@freightdesk/domestic-contract';
import { domesticShipmentRecord } from '@freightdesk/domestic-contract/testing';
import { mock, mockProblem, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { fireEvent, screen, within } from '@testing-library/react';
import { Component as ShipmentListScreen } from './shipment-list-screen';

const shipment = domesticShipmentRecord();
const invoice = {
  number: 'INV-7',
  date: '2025-11-20',
  valuePaise: 90_000_00,
  ewayBillNumber: '271234567890',
  ewayBillAt: '2025-11-20T04:30:00.000Z',
  distanceKm: 450,
  overDimensional: false,
  extensions: [],
  validUntil: '2025-11-23T18:29:00.000Z',
};
const rowOf = ({ invoices: _i, events: _e, known: _k, exceptionHistory: _h, pod: _p, ...row }: DomesticShipment) => row;

const show = (path = '/') => renderScreen(<ShipmentListScreen />, { role: 'DOMESTIC', path });
const showPanel = (record = shipment) => {
  mock(listDomesticShipments, pageOf([rowOf(record)]));
  mock(getDomesticShipment, record);
  return show(`/?id=${record.id}`);
};
type User = ReturnType<typeof show>['user'];
const openForm = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Update status' }));
  return within(await screen.findByRole('dialog', { name: 'Update status of HO/26-27/000001' }));
};
const choose = async (user: User, status: string) => {
  await user.click(await screen.findByRole('combobox', { name: /Status/ }));
  await user.click(await screen.findByRole('option', { name: status }));
};

describe('domestic shipment tracking', () => {
  it('shows where the goods of each docket are, and what is wrong with them', async () => {
    mock(listDomesticShipments, pageOf([rowOf(domesticShipmentRecord({ exceptions: ['DELAYED'] }))]));

    show();

    const row = within(await screen.findByRole('row', { name: /HO\/26-27\/000001/ }));
    expect(row.getByText('Booked')).toBeVisible();
    expect(row.getByText('Delayed')).toBeVisible();
    expect(row.getByText('20-Nov-2026 11:30')).toBeVisible();
  });

  it('says that a bill has expired while the goods still move, and not after they arrived', async () => {
    const moving = domesticShipmentRecord({ ewayBillValidUntil: '2026-01-05T18:29:00.000Z' });
    const arrived = { ...moving, id: shipment.docketId.replace('d', 'e'), status: 'DELIVERED' as const };
    mock(
      listDomesticShipments,
      pageOf([rowOf(moving), rowOf({ ...arrived, docket: { id: arrived.id, number: 'HO/26-27/000002' } })]),
    );

    show();

    const row = within(await screen.findByRole('row', { name: /000001/ }));
    expect(row.getByText('05-Jan-2026 23:59')).toBeVisible();
    expect(row.getByText('Expired')).toBeVisible();
    expect(within(screen.getByRole('row', { name: /000002/ })).queryByText('Expired')).not.toBeInTheDocument();
  });

  it('takes the next step of several at once: one time for all, and an answer for each', async () => {
    const second = { id: '01990000-0000-7000-8000-0000000000e9', number: 'HO/26-27/000002' };
    const delivered = { id: '01990000-0000-7000-8000-0000000000e8', number: 'HO/26-27/000003' };
    const all = [
      shipment,
      domesticShipmentRecord({ id: second.id, docket: second, version: 4 }),
      domesticShipmentRecord({ id: delivered.id, docket: delivered, status: 'DELIVERED' }),
    ];
    mock(listDomesticShipments, pageOf(all.map(rowOf)));
    mock(getDomesticShipment, ({ id }) => all.find((one) => one.id === id) ?? shipment);
    const { calls } = mock(updateDomesticShipmentStatus, { data: shipment, warnings: [] });
    const { user } = show();
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all on this page' }));
    await user.click(await screen.findByRole('button', { name: 'Update status' }));

    const form = within(await screen.findByRole('dialog', { name: 'Update status of 3 shipments' }));
    expect(form.getByRole('combobox', { name: /Status/ })).toHaveTextContent('Picked up');
    expect(form.getByText('2 of 3 can take this status; the others are left as they are.')).toBeVisible();
    await user.keyboard('{Control>}s{/Control}');
    expect(await form.findByText(/^Vehicle, train or flight or .* is needed for this status\.$/)).toBeVisible();
    await user.type(form.getByRole('textbox', { name: /Vehicle/ }), 'MH12AB1234');
    await user.keyboard('{Control>}s{/Control}');
    const answers = within(await screen.findByRole('dialog', { name: 'Update status: 2 records' }));
    expect(answers.getByText('It cannot go there from where it is.')).toBeVisible();
    await user.keyboard('{Enter}');

    expect(await answers.findAllByText('Done')).toHaveLength(2);
    expect(calls.map(({ input }) => input)).toMatchObject([
      { id: shipment.id, version: shipment.version, status: 'PICKED_UP', vehicleNo: 'MH12AB1234' },
      { id: second.id, version: 4, status: 'PICKED_UP', vehicleNo: 'MH12AB1234' },
    ]);
    expect(new Set(calls.map(({ input }) => input.at)).size).toBe(1);
  });

  it('without a shipment says where they come from', async () => {
    mock(listDomesticShipments, pageOf([]));

    show();

    expect(await screen.findByText('A shipment is made when its docket is booked.')).toBeVisible();
  });

  it('shows the history with what was told', async () => {
    const [first] = shipment.events;
    if (!first) throw new Error('A shipment has its first event.');
    const back = { ...first, id: shipment.id, to: 'UNDELIVERED', classifier: 'ACT', reason: 'CLOSED' } as const;
    showPanel(domesticShipmentRecord({ events: [first, { ...back, said: { attemptNo: 2 } }] }));

    const items = within(await screen.findByRole('list', { name: 'History' })).getAllByRole('listitem');

    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Undelivered.*Attempt: 2.*Reason: Premises closed/),
      expect.stringMatching(/^Booked \(planned\)/),
    ]);
  });

  it('explains until when an e-way bill covers the goods, and when it may be extended', async () => {
    showPanel(domesticShipmentRecord({ invoices: [invoice] }));

    const bills = within(await screen.findByRole('region', { name: 'E-way bills' }));

    expect(bills.getByText('Expired')).toBeVisible();
    expect(bills.getByText('E-way bill 271234567890')).toBeVisible();
    expect(bills.getByText('23-Nov-2025 23:59')).toBeVisible();
    expect(bills.getByText(/450 km, a day for each 200 km: days allowed 3/)).toBeVisible();
    expect(bills.getByText('It may be extended between 23-Nov-2025 15:59 and 24-Nov-2025 07:59.')).toBeVisible();
  });

  it('warns of goods that need a bill and have none', async () => {
    showPanel(domesticShipmentRecord({ declaredValuePaise: 60_000_00 }));

    expect(await screen.findByText(/need an e-way bill before they are picked up/)).toBeVisible();
  });
});

describe('the proof of delivery', () => {
  const known = { receiverName: 'R Kale', deliveredAt: '2026-11-21T05:00:00.000Z' };
  const pod = {
    ...known,
    ...{ proofKind: 'PHOTO' as const, receiverPhone: null, receiverRelation: 'Guard', packagesShort: null },
    packagesDamaged: 1,
    receivedOn: null,
    remarks: 'One carton wet',
    documentId: '01990000-0000-7000-8000-0000000000f1',
    files: [
      { id: '01990000-0000-7000-8000-0000000000f1', name: 'pod.pdf', mediaType: 'application/pdf', sizeBytes: 2_048 },
      { id: '01990000-0000-7000-8000-0000000000f2', name: 'gate.pdf', mediaType: 'application/pdf', sizeBytes: 4_096 },
    ],
    uploadedAt: '2026-11-21T06:00:00.000Z',
    uploadedBy: { id: '01939000-0000-7000-8000-000000000002', name: 'Devendra Test' },
    byAnother: false,
    verifiedAt: null,
    verdict: null,
  };

  it('starts with what was told at the delivery, and is the next step', async () => {
    const { calls } = mock(uploadDomesticPod, domesticShipmentRecord({ status: 'POD_UPLOADED', pod }));
    const { user } = showPanel(domesticShipmentRecord({ status: 'DELIVERED', known }));

    await user.click(await screen.findByRole('button', { name: 'Upload POD' }));
    const form = within(await screen.findByRole('dialog', { name: 'Proof of delivery of HO/26-27/000001' }));
    expect(form.getByRole('textbox', { name: /Receiver/ })).toHaveValue('R Kale');
    const scan = new File(['%PDF'], 'pod.pdf', { type: 'application/pdf' });
    const gate = new File(['JPEG'], 'gate.jpg', { type: 'image/jpeg' });
    const wrong = new File(['%PDF'], 'another.pdf', { type: 'application/pdf' });
    const picker = form.getByLabelText('Scans or photographs', { selector: 'input' });
    await user.upload(picker, [scan, wrong]);
    await user.upload(picker, gate);
    await user.click(form.getByRole('button', { name: 'Remove another.pdf' }));
    await user.click(form.getByRole('button', { name: 'Upload POD' }));

    expect(await screen.findByText('POD of HO/26-27/000001 is saved')).toBeVisible();
    const file = [{ name: 'pod.pdf' }, { name: 'gate.jpg' }];
    expect(calls[0]?.input).toMatchObject({ id: shipment.id, version: '2', ...known, file });
  });

  it('is shown with its paper, and whether it was verified', async () => {
    showPanel(domesticShipmentRecord({ status: 'POD_UPLOADED', pod }));

    const proof = within(await screen.findByRole('region', { name: 'Proof of delivery' }));
    expect(proof.getByText('R Kale · Guard')).toBeVisible();
    expect(proof.getByText('One carton wet')).toBeVisible();
    expect(proof.getByText('Not yet')).toBeVisible();
    expect(proof.getByRole('button', { name: 'Download pod.pdf' })).toBeVisible();
    expect(proof.getByRole('button', { name: 'Download gate.pdf' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Upload POD' })).not.toBeInTheDocument();
  });
});

describe('updating the status of a docket', () => {
  it('offers the moves of the machine, but not the one that an upload makes', async () => {
    const { user } = showPanel(domesticShipmentRecord({ status: 'OUT_FOR_DELIVERY' }));
    await openForm(user);

    await user.click(await screen.findByRole('combobox', { name: /Status/ }));

    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Delivered', 'Undelivered', 'Lost or damaged']);
  });

  it('of delivered goods waits for their proof', async () => {
    showPanel(domesticShipmentRecord({ status: 'DELIVERED' }));

    expect(await screen.findByRole('button', { name: 'More' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Update status' })).not.toBeInTheDocument();
  });

  it('asks what a pickup needs of these goods, one of several where one is enough, and sends no more', async () => {
    const picked = domesticShipmentRecord({ status: 'PICKED_UP' });
    const update = mock(updateDomesticShipmentStatus, { data: picked, warnings: [] });
    const known = { receiverName: 'Ravi' };
    const { user } = showPanel(domesticShipmentRecord({ known, vehicleNumber: 'MH12AB1234' }));
    const form = await openForm(user);

    await choose(user, 'Picked up');
    expect(form.getByRole('textbox', { name: /Vehicle, train or flight/ })).toHaveValue('MH12AB1234');
    expect(form.getByText("This, or: Co-loader's docket")).toBeVisible();
    fireEvent.change(form.getByRole('textbox', { name: /^Pickup date/ }), { target: { value: '21-Nov-2025 10:30' } });
    await user.click(form.getByRole('button', { name: 'Update status' }));

    expect(await screen.findByText('HO/26-27/000001: Picked up')).toBeVisible();
    expect(update.calls[0]?.input).toEqual({
      id: shipment.id,
      version: 2,
      status: 'PICKED_UP',
      at: '2025-11-21T05:00:00.000Z',
      vehicleNo: 'MH12AB1234',
      pickupDate: '2025-11-21',
    });
  });

  it('asks why goods go on under a bill that has expired', async () => {
    const { user } = showPanel(domesticShipmentRecord({ status: 'PICKED_UP', invoices: [invoice] }));
    const form = await openForm(user);

    await choose(user, 'In transit');

    expect(form.getByText(/An e-way bill has expired/)).toBeVisible();
    expect(form.getByRole('textbox', { name: /Reason/ })).toBeVisible();
  });

  it('offers the reasons for which goods come back from the door', async () => {
    const update = mock(updateDomesticShipmentStatus, {
      data: domesticShipmentRecord({ status: 'UNDELIVERED' }),
      warnings: [{ field: 'at', message: 'This is before the last event of the shipment.' }],
    });
    const { user } = showPanel(domesticShipmentRecord({ status: 'OUT_FOR_DELIVERY' }));
    const form = await openForm(user);

    await choose(user, 'Undelivered');
    await user.click(form.getByRole('combobox', { name: /Reason/ }));
    await user.click(await screen.findByRole('option', { name: 'Refused' }));
    await user.click(form.getByRole('button', { name: 'Update status' }));

    expect(await screen.findByText('This is before the last event of the shipment.')).toBeVisible();
    expect(update.calls[0]?.input).toMatchObject({ status: 'UNDELIVERED', reason: 'REFUSED' });
  });

  it('puts what the server misses at its field', async () => {
    const message = 'Hub is needed for this status.';
    mockProblem(updateDomesticShipmentStatus, 422, { errors: [{ field: 'hub', code: 'required', message }] });
    const { user } = showPanel(domesticShipmentRecord({ status: 'PICKED_UP' }));
    const form = await openForm(user);
    await choose(user, 'At hub');

    await user.click(form.getByRole('button', { name: 'Update status' }));

    expect(await form.findByText(message)).toBeVisible();
  });

  it('is over at the end of the journey', async () => {
    showPanel(domesticShipmentRecord({ status: 'RTO_DELIVERED' }));

    await screen.findByRole('list', { name: 'History' });
    expect(screen.queryByRole('button', { name: 'Update status' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Dates and exceptions' })).not.toBeInTheDocument();
  });
});

it('dates and exceptions of a shipment are changed with the version that was seen', async () => {
  const update = mock(updateDomesticShipment, shipment);
  const { user } = showPanel();

  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Dates and exceptions' }));
  const form = within(await screen.findByRole('dialog', { name: /Dates and exceptions of/ }));
  await user.type(form.getByRole('textbox', { name: /Promised date/ }), '25-11-2026');
  await user.click(form.getByRole('combobox', { name: /Exceptions/ }));
  await user.click(await screen.findByRole('option', { name: 'Delayed' }));
  await user.keyboard('{Escape}');
  await user.click(form.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('HO/26-27/000001 is saved')).toBeVisible();
  expect(update.calls[0]?.input).toEqual({
    id: shipment.id,
    version: 2,
    eta: null,
    promisedDate: '2026-11-25',
    exceptions: ['DELAYED'],
  });
});
