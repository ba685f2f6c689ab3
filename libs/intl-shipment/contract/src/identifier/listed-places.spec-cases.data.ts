/**
 * Airports, depots and places of our list that the package sea-ports has not, as an edition of UN/LOCODE writes them: a specification holds
 * the codes that are offered against it. UNECE's lists are in the public domain.
 */
export const listedPlaces: Readonly<Record<string, string>> = {
  /** UNECE's own files: UN/LOCODE 2019-2, parts 2 and 3 of its code list (Gabon to Zimbabwe). */
  '2019-2': `
GBBHM Birmingham
GBLHR Heathrow Apt/London
GBMNC Manchester
GHACC Accra
GRATH Athinai
INBBI Bhubaneswar
INBDQ Vadodara
INBHL Bhilwara
INBHO Bhopal
INBLE Concor ICD/Balasore
INBVC Concor-ICD/Ballabhgarh
INBWD Bhiwadi
INBWN Bhiwandi
INCCJ Kozhikode (ex Calicut)
INCML Kathuwas Icd/Alwar
INDDL PSWC ICD/Dhandari Kalan
INDED Dehra Dun
INDEL Delhi
INDER Dadri ICD/Noida
INDIB Dibrugarh
INDUR Durgapur
INENR Ennore
INFBD Faridabad
INGAU Gauhati (Panidi)
INGGN Gurgaon
INGHR Garhi Harsaru
INGNR Lipl-ICD/Marripalem
INGWL Gwalior
INGZB Ghaziabad
INHBX Hubli
INHDD Sidcul Icd/Pantnagar
INHPI Sandkhera ICD/Kashipur
INHSU HOSUR ICD
INHZA Hazira Port/Surat
INIDR Indore
INILP Irungattukottai-Ilp-ICD
INIMF Imphal
INISK Nasik
INIXA Agartala
INIXC Chandigarh
INIXJ Jammu
INIXM Madurai
INIXR Ranchi
INJSG Concor ICD/Jharsuguda
INJUC Jalandhar
INJUX Basni
INKAT Kattupalli
INKHO Khodiyar
INKLH Kolhapur
INKPK Concor Icd/Mihan
INKTU Kota
INLKO Lucknow
INMBD Pakwara (Moradabad)
INMER Meerut
INMPR Malanpur
INMRG Madgaon
INMUU Mulund
INMUZ Modinagar Icd/Ghaziabad
INMYQ Mysore
INNDA Noida
INNML New Mangalore
INNOI Loni-1 LCD/Chaziabad
INPAT Patna
INPMP Pimpri
INPNI Panipat
INPPG Patparganj
INPRT Paradip Garh
INPTL Patli
INPWL Palwal ICD
INRAJ Rajkot
INREA Rewari
INRPR Raipur
INSAJ NAVKAR ICD/Umbergaon
INSBT Sabarmati
INSGF GRFL ICD/Sahnwewal
INSIV Silvassa
INSRE Saharanpur
INSXR Srinagar
INSXV Salem
INTHN Thane
INTIR Tirupati
INTKD Tughlakabad
INTRV Thiruvananthapuram (ex Trivandrum)
INTRZ Tiruchirapalli
INTUB TUMB
INTUP Tiruppur
INTVT Tondiarpet
INUDR Udaipur
INVGA Vijayawada
INVNS Varanasi
INVPI Vapi
INWAL Waluj (Aurangabad)
IQBGW Baghdad
ITROM Rome (Roma)
NPKTM Kathmandu
PELIM Lima
RUMOW Moskva
SAYNB Yanbu al-Bahr
VNHAN Hanoi
`,
  /** UN/LOCODE 2014-1, as datasets/un-locode brings it. */
  '2014-1': `
DEFRA Frankfurt am Main
DESTR Stuttgart
`,
  /**
   * Later than both: the list of datasets/un-locode, of which github.com/cristan/improved-un-locodes keeps a folder for each code (f9ee756,
   * 8a41fdb). A folder is named by its code alone, so the names are ours.
   */
  register: `
ATVIE Vienna
AUPER Perth
BEBRU Brussels
BELGG Liege
BGSOF Sofia
BRSAO Sao Paulo
BTPBH Paro
CHBSL Basel
CHGVA Geneva
CHZRH Zurich
CLSCL Santiago
CNBJS Beijing
CNYIU Yiwu
COBOG Bogota
CZPRG Prague
DEBER Berlin
DEDUI Duisburg
DEMUC Munich
ECUIO Quito
EGCAI Cairo
ETADD Addis Ababa
FRLYS Lyon
INATQ Amritsar
JOAMM Amman
LAVTE Vientiane
LKHBA Hambantota
LULUX Luxembourg
MXLZC Lazaro Cardenas
MYKUL Kuala Lumpur
PKLHE Lahore
PLWAW Warsaw
UGEBB Entebbe
`,
};
