import type { JobPaper } from '../jobcard/job-paper.kinds';

export interface JobPaperWords {
  language: 'English' | 'हिन्दी';
  greeting: (name: string) => string;
  close: string;
  /** What is in the envelope, and what is asked of whoever opens it. */
  text: Readonly<Record<JobPaper, string>>;
}

export const englishWords: JobPaperWords = {
  language: 'English',
  greeting: (name) => (name ? `Dear ${name},` : 'Dear Sir or Madam,'),
  close: 'Kind regards',
  text: {
    'job-sheet': 'please find attached the sheet of this job. It says what the job costs and stays in the house.',
    hbl: 'please find attached the draft of the house bill of lading. Please check parties, marks, weights and terms, and tell us that it is right or what is to be changed. It is issued then.',
    hawb: 'please find attached the draft of the house air waybill. Please check parties, pieces, weights and terms, and tell us that it is right or what is to be changed. It is issued then.',
    'pre-alert':
      'please find attached our pre-alert. Please confirm receipt, file the manifest in time, and tell us of the arrival and of the delivery.',
    'cargo-manifest': 'please find attached the cargo manifest with the house bills that travel under the master bill.',
    'shipper-invoice':
      'please find attached your invoice and packing list as we made them from your particulars. Please check them, sign and send them back.',
    'arrival-notice':
      'please find attached the arrival notice of your goods. Please file the bill of entry in time, and let us have the original bill or its release, so that delivery is taken within the free days.',
    'delivery-order':
      'please find attached the delivery order of your goods. Please take delivery while it is valid, after the out-of-charge of customs.',
  },
};

export const hindiWords: JobPaperWords = {
  language: 'हिन्दी',
  greeting: (name) => (name ? `प्रिय ${name},` : 'महोदय / महोदया,'),
  close: 'सादर',
  text: {
    'job-sheet': 'इस जॉब की शीट संलग्न है। इसमें जॉब की लागत लिखी है; इसे बाहर न भेजें।',
    hbl: 'हाउस बिल ऑफ़ लेडिंग का मसौदा संलग्न है। कृपया पक्ष, चिह्न, वज़न और शर्तें जाँचें, और बताएँ कि यह सही है या क्या बदलना है। उसके बाद बिल जारी होगा।',
    hawb: 'हाउस एयर वेबिल का मसौदा संलग्न है। कृपया पक्ष, नग, वज़न और शर्तें जाँचें, और बताएँ कि यह सही है या क्या बदलना है। उसके बाद वेबिल जारी होगा।',
    'pre-alert': 'हमारा प्री-अलर्ट संलग्न है। कृपया प्राप्ति की पुष्टि करें, और आगमन तथा सुपुर्दगी की सूचना दें।',
    'cargo-manifest': 'कार्गो मैनिफ़ेस्ट संलग्न है, जिसमें मास्टर बिल के तहत जाने वाले हाउस बिल हैं।',
    'shipper-invoice': 'आपके दिए विवरण से बनाया गया आपका चालान और पैकिंग सूची संलग्न है। कृपया जाँचकर हस्ताक्षर करें और लौटाएँ।',
    'arrival-notice':
      'आपके माल की आगमन सूचना संलग्न है। कृपया बिल ऑफ़ एंट्री समय पर भरें, और मूल बिल या उसकी रिलीज़ हमें दें, ताकि सुपुर्दगी मुफ़्त दिनों में ली जा सके।',
    'delivery-order': 'आपके माल का डिलीवरी ऑर्डर संलग्न है। सीमा शुल्क से आउट ऑफ़ चार्ज मिलने के बाद, इसकी वैधता के भीतर सुपुर्दगी लें।',
  },
};
