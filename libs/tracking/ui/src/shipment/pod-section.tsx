import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText, type Fact, FactList, InstantText } from '@freightdesk/shared-ui';
import {
  isOwnProof,
  type Pod,
  podConditionLabel,
  type PodFile,
  podVerdictLabel,
  proofKindLabel,
} from '@freightdesk/tracking-contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ComponentType, useId } from 'react';
import { useTeller } from './use-teller';

/** Shows a kept file, or saves it. */
export type ShownFile = ComponentType<{ file: PodFile }>;

interface PodSectionProps {
  pod: Pod;
  File: ShownFile;
}

/** What was found of it, when and by whom. */
function verdictFacts({ verdict, ...pod }: Pod, userId: string, t: (text: string) => string): Fact[] {
  if (verdict === null) {
    const value = isOwnProof(pod, userId) ? t('Not yet: another person does that, as you uploaded it') : t('Not yet');
    return [{ label: t('Verified'), value }];
  }
  const when = (
    <>
      <InstantText instant={verdict.at} /> · {verdict.by.name}
    </>
  );
  return [
    { label: t(podVerdictLabel[verdict.verdict]), value: when },
    ...(verdict.podCondition
      ? [{ label: t('POD is clean or has remarks'), value: t(podConditionLabel[verdict.podCondition]) }]
      : []),
    { label: t('What was found'), value: verdict.remarks },
  ];
}

/** Who took the goods, and the paper that shows it. */
export function PodSection({ pod, File }: PodSectionProps) {
  const { t } = useTranslation();
  const { userId } = useTeller();
  const headingId = useId();
  const { proofKind, deliveredAt, receivedOn, remarks, files, uploadedAt, uploadedBy } = pod;
  const receiver = [pod.receiverName, pod.receiverRelation, pod.receiverPhone].filter(Boolean).join(' · ');
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="subtitle1" component="h3" gutterBottom>
        {t('Proof of delivery')}
      </Typography>
      <FactList
        facts={[
          { label: t('Proof'), value: t(proofKindLabel[proofKind]) },
          { label: t('Receiver'), value: receiver },
          { label: t('Delivered at'), value: <InstantText instant={deliveredAt} /> },
          { label: t('Paper received on'), value: <DateText date={receivedOn} /> },
          { label: t('Packages short'), value: pod.packagesShort ?? undefined },
          { label: t('Packages damaged'), value: pod.packagesDamaged ?? undefined },
          { label: t('Remarks'), value: remarks },
          {
            label: t('Uploaded'),
            value: (
              <>
                <InstantText instant={uploadedAt} /> · {uploadedBy.name}
              </>
            ),
          },
          ...verdictFacts(pod, userId, t),
        ]}
      />
      {files.map((file) => (
        <Box key={file.id} sx={{ marginBlockStart: 1 }}>
          <Typography variant="body2" color="textSecondary" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {file.name}
          </Typography>
          <File file={file} />
        </Box>
      ))}
    </Box>
  );
}
