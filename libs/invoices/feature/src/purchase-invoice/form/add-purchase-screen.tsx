import { queryOf } from '@freightdesk/data-access-api';
import { getPurchaseInvoice, listPurchaseInvoices, purchasePaths } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { PageHeader, RepeatLast, StartedFrom } from '@freightdesk/shared-ui';
import { ScanBeside } from '../scan/scan-beside';
import { SendingScan } from '../scan/sending-scan';
import { useScan } from '../scan/use-scan';
import { ExpectedHire } from '../hire/hire-bill';
import { PurchaseForm } from './purchase-form';
import { accruedCosts } from './take-accrued';

/** A new bill, from nothing or like another, with the vendor's paper beside it. */
export function Component() {
  const { t } = useTranslation();
  const scan = useScan();
  if (scan.saved) return <SendingScan saved={scan.saved} scan={scan} />;
  return (
    <>
      <PageHeader
        title={t('New purchase invoice')}
        breadcrumbs={[{ label: t('Purchase invoices'), to: purchasePaths.list.href() }, { label: t('New') }]}
        action={<RepeatLast last={queryOf(listPurchaseInvoices, { kind: ['BILL'], pageSize: 1 })} />}
      />
      <ScanBeside scan={scan} recordId={null}>
        <StartedFrom isHeaded read={(id) => queryOf(getPurchaseInvoice, { id })}>
          {(like) => (
            <ExpectedHire>
              {(begun) => (
                <PurchaseForm
                  key={like?.id ?? begun?.party.id ?? ''}
                  {...{ draft: null, like, begun }}
                  expected={accruedCosts}
                  whenSaved={scan.whenSaved}
                />
              )}
            </ExpectedHire>
          )}
        </StartedFrom>
      </ScanBeside>
    </>
  );
}
