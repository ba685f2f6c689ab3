import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText, SectionCard, SmallTable } from '@freightdesk/shared-ui';
import type { ToldLeg } from '@freightdesk/tracking-contract';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** By what the goods go on after the first vessel or flight; nothing where they go straight. */
export function ToldLegs({ legs }: { legs: readonly ToldLeg[] }) {
  const { t } = useTranslation();
  if (legs.length === 0) return null;
  return (
    <SectionCard title={t('Further legs')}>
      <SmallTable
        label={t('Further legs')}
        columns={[{ header: t('Flight or vessel') }, { header: t('Departs on') }, { header: t('Arrives on') }]}
        rows={legs.map(({ conveyance, from, to, departsOn, arrivesOn }, index) => ({
          key: index,
          cells: [
            <Stack key="by">
              <bdi>{conveyance}</bdi>
              <Typography variant="caption" color="textSecondary">
                {[from, to].map((place) => place ?? '–').join(' → ')}
              </Typography>
            </Stack>,
            <DateText key="departs" date={departsOn} />,
            <DateText key="arrives" date={arrivesOn} />,
          ],
        }))}
      />
    </SectionCard>
  );
}
