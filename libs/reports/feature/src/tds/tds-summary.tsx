import { type TdsReport, tdsSideLabel } from '@freightdesk/reports-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { FactList, MoneyText, SectionCard } from '@freightdesk/shared-ui';
import { AgreementChip } from '../report/agreement-chip';

/** Both sides of the period, each beside what its ledger says. */
export function TdsSummary({ ties }: Pick<TdsReport, 'ties'>) {
  const { t } = useTranslation();
  return (
    <SectionCard>
      <FactList
        facts={ties.map(({ side, reportPaise, differencePaise }) => ({
          label: t(tdsSideLabel[side]),
          value: (
            <>
              <MoneyText paise={reportPaise} /> <AgreementChip differencePaise={differencePaise} />
            </>
          ),
        }))}
      />
    </SectionCard>
  );
}
