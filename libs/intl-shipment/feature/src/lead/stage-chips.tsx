import { leadStageLabel, leadStages } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ChipButton, type ListSource, sideLine } from '@freightdesk/shared-ui';
import Stack from '@mui/material/Stack';

interface StageChipsProps {
  list: Pick<ListSource<unknown>, 'filters' | 'setFilter'>;
  isMine: boolean;
  onMine: () => void;
}

const none: readonly string[] = [];

/** The stages a person works through, each one press away; several of them mean any of them. */
export function StageChips({ list, isMine, onMine }: StageChipsProps) {
  const { t } = useTranslation();
  const chosen = list.filters['stage'] ?? none;
  const toggled = (stage: string) =>
    chosen.includes(stage) ? chosen.filter((other) => other !== stage) : [...chosen, stage];
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={t('Stage')}
      sx={{ ...sideLine, display: 'flex', flexWrap: { sm: 'wrap' }, margin: 0, padding: 2, paddingBlockEnd: 0.5 }}
    >
      <ChipButton label={t('Mine')} onClick={onMine} isOn={isMine} aria-pressed={isMine} />
      {leadStages.map((stage) => (
        <ChipButton
          key={stage}
          label={t(leadStageLabel[stage])}
          onClick={() => list.setFilter('stage', toggled(stage))}
          isOn={chosen.includes(stage)}
          aria-pressed={chosen.includes(stage)}
        />
      ))}
    </Stack>
  );
}
