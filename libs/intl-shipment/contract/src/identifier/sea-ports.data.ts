/**
 * Further sea ports by UN/LOCODE, as the package sea-ports 0.0.9 (MIT, github.com/marchah/sea-ports) names them. Written by
 * `tools/places/sea-ports.mjs`.
 */
export const seaPorts = `
AEJED Jebel Dhanna
AEPRA Port Rashid
AEQIW Umm al Qaiwain
AERUW Ar Ruways
AGANU Antigua
AGSJO Saint John's
AIBLP Blowing Point
AIRBY Road Bay
ALDRZ Durres
ANBON Bonaire
ANCUR Curacao
ANEUX Sint Eustatius (Antilles)
ANGSB Galisby
ANPHI Philipsburg
ANSXM St Maarten
ANWIL Willemstad
AOCAB Cabinda
AOLOB Lobito
AOMSZ Namibe
AOSZA Soyo
ARBHI Bahia Blanca
ARCMP Campana
ARCNQ Corrientes
ARCRD Comodoro Rivadavia
ARCVI Caleta Olivia
ARDDC Delta Dock
ARLPG La Plata
ARMDQ Mar del Plata
ARNEC Necochea
AROYA Goya
ARPMY Puerto Madryn
ARPUD Puerto Deseado
ARRGA Rio Grande
ARRGL Rio Gallegos
ARRIC Rio Cullen
ARROS Rosario
ARSAE San Antonio Este
ARSFN Santa Fe
ARSLO San Lorenzo
ARSNS San Nicolas de los Arroyos
ARSPD San Pedro
ARUSH Ushuaia
ARZAE Zarate
ASPPG Pago Pago
ATLTX Hainfeld
AUABP Abbot Point
AUARD Ardrossan
AUBBY Bremer Bay
AUBEL Bell Bay
AUBOO Booby Island
AUBWT Burnie
AUCHT Chittering
AUCNS Cairns
AUDPO Devonport
AUGLT Gladstone
AUGOV Gove
AUHBA Hobart
AUHPT Hay Point
AULST Launceston
AUNLK New Norfolk
AUNTL Newcastle
AUPAE Port Adelaide
AUPHE Port Hedland
AUPKL Port Kembla
AUTSV Townsville
AUWEI Weipa
AWAUA Aruba
AWORJ Oranjestad
AZBAK Baku
BBBGI Bridgetown
BDCHL Chalna
BEBSU Bossuit
BEDEL Doel
BEGNE Gent (Ghent)
BEOST Oostende (Ostend)
BFOUA Ouagadougou
BHAHD Al Hidd
BHKBS Khalifa Bin Salman Port
BHMAN Manama
BHSIT Sitrah
BMBDA Hamilton
BMSOU Southampton
BNBWN Bandar Seri Begawan
BNKUB Kuala Belait
BNMUA Muara
BOPBU Puerto Busch
BOSRZ Santa Cruz
BRARB Aratu
BRARE Areia Branca
BRBEL Belem
BRCDO Cabedelo
BRFNO Forno
BRFOR Fortaleza
BRIBB Imbituba
BRIGI Itaguai
BRIOA Itapoa
BRIOS Ilheus
BRIRO Itabirito
BRITQ Itaqui
BRITZ Itapemirim
BRMCZ Maceio
BRNAT Natal
BRPCL Portocel
BRPEC Pecem
BRPNN Paranã
BRPOA Porto Alegre
BRREC Recife
BRSAL Salto Grande
BRSFS Sao Francisco do Sul
BRSPB Porto de Itaguai
BRSSO Sao Sebastiao
BRSTM Santarem
BRVDC Vitoria da Conquista
BRVIC Vila do Conde
BRVLC Vila do Conde
BSNAS Nassau
BYMSQ Minsk
BZBZE Belize City
CABAT Bathurst
CABCK Brockville
CABDU Baie d'Urfe
CABEC Becancour
CABJO Baie-Johan-Beetz
CABRL Burlington
CACAL Calgary
CACBK Corner Brook
CACCB Cowichan Bay
CACOL Collingwood
CACRO Crofton
CACWL Cornwall
CADOR Dorval
CADRU Drummondville
CAEDM Edmonton
CAHAM Hamilton
CAHMC Harmac
CAKVL Kingsville
CAMAG Magog
CAMNT Moncton
CANIA Niagara Falls
CANNO Nanaimo
CANOR North Bay
CANWE New Westminster
CAOAK Oakville
CAODE Odessa
CAOSH Oshawa
CAPCR Port Credit
CAPDV Port Dover
CAPML Port Mellon
CAPOI Pointe-Claire
CAQUE Quebec
CASAK Saskatoon
CASCA Saint-Catharines
CASJB Saint-John
CASJF Saint-John's
CASNI Sarnia
CASOR Sorel
CASSM Sault-Sainte-Marie
CASTC Stoney Creek
CASUM Summerside
CATEX Texada Island
CATHU Thunder Bay
CATRR Trois-Rivieres (Three Rivers)
CATTC Trenton
CAVLF Valleyfield
CAWIN Winona
CAWNP Winnipeg
CDBOA Boma
CDMAT Matadi
CISPY San-Pedro
CLANF Antofagasta
CLARI Arica
CLBAG Bahia San Gregorio
CLBAR Barquito
CLCAP San Vicente
CLCBC Calbuco
CLCCL Caleta Coloso
CLCHB Chacabuco
CLCLD Caldera
CLCNL Coronel
CLCNR Chanaral
CLCNX Cabo Negro
CLCQQ Coquimbo
CLCRR Corral
CLDCH Dalcahue
CLGYC Guayacan
CLHSO Huasco
CLIPC Isla de Pascua
CLJRL Jureles
CLLOS Los Vilos
CLLQN Lirquen
CLLVS Las Ventanas
CLMCH Michilla
CLMJS Mejillones
CLPAG Puerto Angamos
CLPCH Puerto Chacabuco
CLPEO Penco
CLPGO Punta Chungo
CLPMC Puerto Montt
CLPNT Puerto Natales
CLPPC Punta Patache
CLPPD Punta Padrones
CLPTE Quellon (Puerto Quellon)
CLPTI Patillos
CLPUQ Punta Arenas
CLQMC Quemchi
CLQTV Quintero
CLSVE San Vicente
CLTAL Talcahuano
CLTHO Talcahuano
CLTOM Tome
CLTOQ Tocopilla
CLTTC Taltal
CLWCA Castro
CLWCH Chaiten
CLWPA Puerto Aisen
CLWPU Puerto Williams
CLZUD Ancud
CNBAY Bayuquan
CNBHY Beihai Fucheng Apt
CNBJO Beijiao
CNCGU Changshu
CNCOZ Chaozhou Port
CNCSX Changsha
CNCWN Chiwan Port
CNDAA Dagang
CNDAL Dalian
CNDCB Da Chan Bay
CNDGG Dongguan Port
CNDOU Doumen Port
CNFAN Fangcheng Port
CNFNG Fuyong
CNFOS Foshan
CNFUG Fuqing
CNGGY Gongyi
CNGOG Gongming
CNGOM Gaoming Port
CNGUG Guigang
CNHAK Haikou
CNHDU Huadu
CNHEB Hebei
CNHME Haimen
CNHMN Humen Port
CNHSN Heshan Port
CNHUD Huludao Port
CNHUI Huizhou Port
CNJGZ Jingzhou
CNJIA Jiangyin Port
CNJIN Jian
CNJIU Jiujiang Port
CNJMN Jiangmen Port
CNJNZ Jinzhou Port
CNJXN Jiao Xin
CNJZU Jiuzhou Port
CNKHN Nanchang
CNKMG Kunming
CNKPN Kaiping
CNLAN Lanshi Port
CNLGH Longhua
CNLIH Lianhuashan Port
CNLKU Longkou Port
CNLSI Lanshi
CNLZH Liuzhou Port
CNMAW Mawei Port
CNMMI Maoming
CNMWN Mawan Port
CNMYG Mianyang
CNNAH Nanhai Port
CNNBO Ningbo
CNNGG Nangang
CNNNG Nanning
CNNTG Nantong Port
CNPNY Shiqiao
CNPUT Putian
CNQAW Qianwan
CNQIN Qingdao
CNQYN Qingyuan
CNQZJ Quanzhou Port
CNROQ Rongqi Port
CNRZH Rizhao Port
CNSBU Sanbu Port
CNSDG Shuidong Port
CNSGH Shanghai
CNSHP Qinhuangdao Port
CNSIN Shatian
CNSJQ Sanshui
CNSNW Shenwan
CNSSH Sanshan (Nanhai)
CNSTG Port of Shantou
CNSUD Shunde Port
CNSWE Shanwei Port
CNTAG Taicang
CNTAP Taiping
CNTHG Taicheng (Taishan)
CNTZO Taizhou
CNWAZ Wanzai
CNWEI Weihai
CNWHI Wuhu Port
CNWNZ Wenzhou
CNXAB Xinfeng
CNXAM Xiamen
CNXGA Xingang
CNXGG Xingang
CNXIL Xiaolan
CNXIN Xinhui Port
CNXIT Xintang Port
CNYAN Yangshan
CNYIC Yichang
CNYIK Yingkou Port
CNYJI Yangjiang Port
CNYNF Yunfu
CNYPG Yangpu Port
CNYQS Beijiao
CNYTG Yantai
CNYZH Yangzhou Port
CNZAP Zhapu (Zhejiang)
CNZHA Zhanjiang Potou Apt
CNZHE Zhenjiang Port
CNZJG Zhangjiagang
CNZOS Zhoushan Port
CNZQG Zhaoqing Port
CNZSN Zhongshan Port
COPBO Puerto Bolivar
COTCO Tumaco
CRCAL Caldera
CRGLF Golfito
CRLIO Puerto Limon
CRMOB Moin
CRPAS Puntarenas
CRPCA Puerto Caldera
CUHAV La Habana
CUMAR Mariel
CUQMA Matanzas
CUSCU Santiago de Cuba
CVMIN Mindelo
CVPAL Palmeira
CVRAI Praia
CYNIC Nicosia
CYPFO Paphos
DEBEZ Bahlingen
DEBIN Bingen am Rhein
DEBKE Brake
DEBOY Bad Oeynhausen
DEBRA Bramel
DEBRB Brunsbuttel
DEBSK Burgstaaken/Fehmarn
DECGN Koln
DECUX Cuxhaven
DEELS Elsfleth
DEEME Emden
DEFLF Flensburg
DEHBU Harburg
DEHMM Hamm
DEKEL Kiel
DEKGU Kriegenbrunn
DEKHO Kochendorf
DELBC Lubeck
DELEE Leer
DEMHG Mannheim
DENHA Nordenham
DENOR Nordstrand
DEPFR Pfronten
DERSK Rostock
DEWED Wedel
DEWOR Worms
DJPOD Djibouti
DKAAL Aalborg
DKASN Assens
DKEBJ Esbjerg
DKFRC Fredericia
DKHIR Hirtshals
DKHLS Helsingor
DKHSB Holstebro
DKKAL Kalundborg
DKKTD Kerteminde
DKNBG Nyborg
DKODE Odense
DKRUG Rungsted
DKSKA Skagen
DKSVE Svendborg
DMRSU Roseau
DOMAN Manzanillo
DOPOP Puerto Plata
DOSDQ Santo Domingo
DOSPM San Pedro de Macoris
DZAAE Annaba (ex Bone)
DZBJA Bejaia (ex Bougie)
DZGHA Ghardaia
DZMOS Mostaganem
DZSKI Skikda (ex Philippeville)
ECBHA Bahia de Caraquez
ECCHA Chanduy
ECESM Esmeraldas
ECLLD La Libertad
ECMEC Manta
ECMTV Monteverde
ECPBO Puerto Bolivar
EEHLD Haldi
EEMUG Muuga
EGAIS Ain Sukhna
EGEDK El Dekheila
EGSOK Sokhna Port
ERASA Assab
ERMSW Massawa (Mitsiwa)
ESACE Lanzarote
ESAGP Malaga
ESALC Alicante
ESAVS Aviles
ESBRM Bermeo
ESCAD Cadiz
ESCAR Cartagena
ESCAS Castellon de la Plana
ESCEU Ceuta
ESEBO Cebolla
ESFER Ferez
ESFUE Puerto del Rosario-Fuerteventura
ESGIJ Gijon
ESHUV Huelva
ESIBZ Ibiza
ESLCG La Coruna (A Coruna)
ESLEI Almeria
ESLPA Las Palmas de Gran Canaria
ESMAH Mahon, Menorca
ESMLN Melilla
ESMOT Motril
ESMPG Marin, Pontevedra
ESPAL Palamos
ESPAS Pasajes
ESPMI Palma de Mallorca
ESSCT Santa Cruz de Tenerife
ESSDR Santander
ESSNR Santurce
ESSPC Santa Cruz de La Palma
ESSVQ Sevilla
ESTAR Tarragona
ESTBZ Tabuenca
ESTCI Tenerife
ESTOT Tortosa
ESVGO Vigo
ESZAZ Zaragoza
FIHKO Hango (Hanko)
FIHMN Fredrikshamn (Hamina)
FIKEM Kemi/Tornea (Kemi/Tornio)
FIKOK Karleby (Kokkola)
FIMTL Mantyluoto
FIOLU Oulu
FIOUL Oulu (Uleaborg)
FIPOR Bjorneborg (Pori)
FIRAU Rauma (Raumo)
FITKU Abo (Turku)
FITOR Tornea (Tornio)
FJLTK Lautoka
FKPSY Port Stanley
FMPNI Pohnpei (ex Ponape)
FOTHO Thorshavn
FRBAS Bassens
FRBAY Bayonne
FRBES Brest
FRBOD Bordeaux
FRBOL Boulogne-sur-Mer
FRCQF Calais
FRDKK Dunkerque
FRDPE Dieppe
FRHGT Chitry
FRHON Honfleur
FRJAV Javrezac
FRLCT La Ciotat
FRLPC La Planche
FRLPE La Pallice
FRLRH La Rochelle
FRLRT Lorient
FRLTR Le Treport
FRLVE Le Verdon-sur-Mer
FRMDH Mundolsheim
FRMT7 Monteton
FRMTX Montoir-de-Bretagne
FRNTE Nantes
FROR6 La Groise
FRPIR Piriac-sur-Mer
FRPOV Port-Vendres
FRSET Sete
FRSNR Saint-Nazaire
FRTLN Toulon
FRURO Rouen
FRUSJ Mus
GACLZ Cap Lopez
GAOWE Owendo
GAPOG Port Gentil
GBABD Aberdeen
GBAVO Avonmouth
GBBAD Barry Dock
GBBDT Broadstairs
GBBOC Burnham on Crouch
GBBOE Bootle
GBBOS Boston
GBBRK Birkenhead
GBBRT Bridlington
GBBRW Bridgwater
GBCDF Cardiff
GBCFG Carrickfergus
GBCHD Charleston
GBCYN Cairnryan
GBDUN Dundee
GBDVR Dover
GBEDI Edinburgh
GBEIL Sheildaig
GBELL Ellesmere Port
GBEON Seaton
GBFAL Falmouth
GBFAW Fawley
GBFRB Fraserburgh
GBGCI Guernsey
GBGOO Goole
GBGRG Grangemouth
GBGRK Greenock
GBGSY Grimsby
GBGTY Great Yarmouth
GBGVS Gravesend
GBHRW Harwich
GBINK Inverkeithing
GBINV Inverness
GBIPS Ipswich
GBIRL Irlam
GBKLN King's Lynn
GBLAN Lancaster
GBMAL Maldon
GBMCD Macduff
GBMID Middlesbrough
GBMNS Moaness, Hoy
GBMON Montrose
GBMRY Maryport
GBNCL Newcastle upon Tyne
GBNFT Northfleet
GBNHV Newhaven
GBNLN Nelson
GBNPT Newport
GBPDD Pen-Clawdd
GBPFT Purfleet
GBPLY Plymouth
GBPME Portsmouth
GBPOO Poole
GBPRE Preston
GBPRU Portbury
GBPST Parkeston Quay
GBQUB Queenborough
GBRYE Rye
GBSCA Scarborough
GBSHS Sheerness
GBSOW Stanlow
GBSSH South Shields
GBSUN Sunderland
GBSVT Silvertown
GBSWA Swansea
GBTEE Teesport
GBTHP Thamesport
GBTYN Tyne
GBWDN Widnes
GBWOR Workington
GBYVZ Stonehouse
GDSTG Saint George's
GEBUS Batumi
GFCAY Cayenne
GFDDC Degrad des Cannes
GHTKD Takoradi
GIGIB Gibraltar
GMBJL Banjul
GNCKY Conakry
GPBBR Basse-Terre
GPGUS Gustavia
GPPTP Pointe-a-Pitre
GPSBH Saint Barthelemy
GQBSG Bata
GQSSG Malabo
GRAST Astakos
GREEU Eleusina
GRHER Heraklion (Iraklion)
GRKAP Kapsalion (Kythira)
GRRHO Rhodes
GRVOL Volos
GTCHR Champerico
GTPBR Puerto Barrios
GTSTC Puerto Santo Tomas de Castilla
GUGUM Guam
GWOXB Bissau
GYGEO Georgetown
HNAMP Amapala
HNLCE La Ceiba
HNPCA Puerto Castilla
HNRTB Roatan
HNSLO San Lorenzo
HNTEA Tela
HNTGU Tegucigalpa
HRDBV Dubrovnik
HRLST Lastovo
HRPLE Ploce
HRSPU Split
HTCAP Cap-Haitien
HTPAP Port-au-Prince
IDAMA Amamapare, Ij
IDBDJ Banjarmasin
IDBIT Bitung, Sulawesi
IDBNT Belanak Terminal
IDBPN Balikpapan
IDBTM Batam Island
IDBUN Buatan
IDBUR Batu Ampal
IDCIG Cigading
IDDJB Jambi, Sumatra
IDDJJ Jayapura, Irian Jaya
IDKAB Kabil
IDLBM Lobam
IDMAK Makassar
IDMES Medan, Sumatra
IDMRK Merak, Java
IDPDG Padang
IDPJG Panjang (Lampung, Sumatra)
IDPKU Pekanbaru, Sumatra
IDPLM Palembang, Sumatra
IDPNJ Panjang
IDPNK Pontianak, Kalimantan
IDPWG Perawang
IDSEQ Sungai Pakning, Sumatra
IDSRI Samarinda, Kalimantan
IDTAB Taboneo
IDTBG Teluk Betung, Sumatra
IDTPP Tanjung Priok
IDTTI Tebingtinggi
IDUPG Ujung Pandang, Sulawesi
IEDRO Drogheda
IEFOV Foynes
IEGWY Galway
IEKLN Kinsale
IEWAT Waterford
ILHAD Hadera
ILNAT Netanya
ILRMG Ramat Gan
INCDL Cuddalore
INDAM Daman
INDRI Dadri
INICD New Delhi
INPAP Panipat
INVVA Veraval
IRBKM Bandar Khomeini
IRBUZ Bushehr
IRKHO Khorramshahr
IRZBR Chah Bahar
ISESK Eskifjordur - hofn
ISGRT Grundartangi
ITAUG Augusta
ITBRI Bari
ITCAG Cagliari
ITCRV Crotone
ITCTA Catania
ITCVV Civitavecchia
ITFAE Faenza
ITGAE Gaeta
ITMNF Monfalcone
ITMOD Modena
ITPDA Padova
ITPES Pesaro
ITPGA Porto Garibaldi
ITPMO Palermo
ITPRJ Capri
ITPSR Pescara
ITPVE Portoscuso (Porto Vesme)
ITSVN Savona
ITTAR Taranto
ITTPS Trapani
ITTRN Torino
ITVDL Vado Ligure
ITVIA Viareggio
JMMBJ Montego Bay
JMOCJ Ocho Rios
JMPKS Port Kaiser
JPABU Aburatsu
JPAOJ Aomori
JPAXT Akita
JPCHB Chiba
JPFKY Fukuyama, Hiroshima
JPHHE Hachinohe
JPHIB Hibi
JPHIC Hitachinaka
JPHIJ Hiroshima
JPHIM Himeji
JPHIS Hikoshima
JPHKD Hakodate
JPHMD Hamada
JPHMM Hamamatsu
JPHSM Hososhima
JPHTC Hitachi
JPIHA Niihama
JPIMB Imabari
JPIMI Imari
JPISG Ishigaki
JPISI Ishikari
JPISM Ishinomaki
JPISS Isa
JPIWK Iwakuni
JPIYM Iyomishima
JPKCZ Kochi
JPKGA Kakogawa
JPKIJ Niigata
JPKMJ Kumamoto
JPKND Kanda, Fukuoka
JPKNU Kinuura
JPKNZ Kanazawa
JPKOJ Kagoshima
JPKRE Kure, Hiroshima
JPKSM Kashima, Ibaraki
JPKUH Kushiro
JPKWS Kawasaki
JPKZU Kisarazu
JPMAI Maizuru
JPMII Miike, Fukuoka
JPMTR Mutsure
JPMUR Muroran
JPMYJ Matsuyama
JPNAH Naha, Okinawa
JPNAN Nakanoseki
JPNAO Naoetsu
JPNAS Naoshima
JPNGS Nagasaki
JPOIT Oita
JPOKA Okinawa
JPOMZ Omaezaki
JPONA Onahama
JPONO Onomichi
JPOTK Otake
JPSAG Saganoseki
JPSBS Shibushi
JPSDJ Sendai, Miyagi
JPSDS Sendaishinko
JPSDU Sodegaura
JPSEN Satsumasendai
JPSHS Shimonoseki
JPSKD Sakaide
JPSKM Shikama
JPSKT Sakata
JPSMA Souma
JPSMN Sakaiminato
JPTAK Takamatsu
JPTBT Tobata/Kitakyushu
JPTGO Tagonoura
JPTHS Toyohashi
JPTKS Tokushima
JPTKY Tokuyama
JPTMI Tsukumi
JPTMK Tomakomai
JPTND Tonda
JPTOK Tokachi
JPTOS Toyamashinko
JPTOY Toyama
JPTRG Tsuruga
JPUBJ Ube
JPUNT Unten
JPWAK Wakayama
JPYAT Yatsushiro
JPYKK Yokkaichi
JPYOS Yokosuka
JPYWT Yawata/Kitakyushu
KHKOS Kampong Saom
KITRW Tarawa
KMMUT Mutsamudu, Anjouan
KMYVA Moroni
KNBAS Basseterre, Saint Kitts
KNNEV Nevis
KPCHO Chongjin
KPWON Wonsan
KRCHA Jeju
KRCHF Jinhae
KRCHG Janghang/Seocheon-gun
KRCHO Cheonan
KRCHU Chungju
KRCHW Changwon
KRCWO Cheongwon-gun
KRGYG Goyang
KRHIN Jinju
KRHYG Hamyang-gun
KRHYP Hyeonpoong/Daegu
KRICH Incheon
KRJEO Jeongeup
KRJGE Geoje
KRJHG Jangheung-gun
KRKJE Geoje
KRKMC Gimcheon
KRKPO Pohang
KRKUM Gumi
KRKUV Gunsan
KRKWJ Gwangju
KRKWU Gwangju
KRMAS Masan
KRMOK Mokpo
KRNYJ Namyang/Goheung-gun
KRNYU Namyangju
KROKP Okpo/Geoje
KRONS Onsan/Ulsan
KRSCP Samcheonpo/Sacheon
KRSSA Seosan
KRTAE Daegu
KRTJN Daejeon
KRTYG Tongyeong
KRYES Yesan
KRYOS Yeosu
KYGCM Grand Cayman
KYGEC Georgetown, Grand Cayman
LBKYE Tripoli
LCCAS Castries
LCSLU Saint Lucia Apt
LCVIF Vieux Fort
LRMLW Monrovia
LVAIZ Aizkraukle
LVSAL Salacgriva
LVVNT Ventspils
LYKHO Al Khums
LYMRA Misurata
MAAGA Agadir
MAELJ El Jadida
MAMOH Mohammedia
MANNA Kenitra (ex Port Lyautey)
MAPTM Tanger Med
MASFI Safi
MATNG Tangier
MCMON Monaco
MDGIU Giurgiulesti
MEBAR Bar
MGDIE Antsiranana
MGEHL Ehoala
MGMJN Majunga (Mahajanga)
MGNOS Nosy-Be
MGTLE Tulear (Toliara)
MGTOA Toamasina
MHMAJ Majuro
MLBKO Bamako
MPSPN Saipan
MQFDF Fort-de-France
MRNDB Nouadhibou
MRNKC Nouakchott
MTMGZ Mgarr, Gozo
MTMLA Valletta
MWBLZ Blantyre
MXACA Acapulco
MXCOA Coatzacoalcos
MXESE Ensenada
MXGYM Guaymas
MXPGO Progreso
MXPMS Puerto Morelos
MXREX Reynosa
MXSCX Salina Cruz
MXTAM Tampico
MXTPB Topolobampo
MYBKI Kota Kinabalu, Sabah
MYBTU Bintulu, Sarawak
MYBWH Bagan Luar (Butterworth)
MYJHB Johor Bahru
MYKCH Kuching, Sarawak
MYKUA Kuantan (Tanjong Gelang)
MYLBU Labuan, Sabah
MYMEP Mersing
MYMKZ Malacca
MYMUA Muar
MYMYY Miri, Sarawak
MYSBW Sibu, Sarawak
MYSDK Sandakan, Sabah
MYTBA Tanjong Baran
MYTGG Kuala Terengganu
MYTWU Tawau, Sabah
MYWSP Westport/Port Klang
MZMNC Nacala
MZPOL Pemba
MZUEL Quelimane
NALUD Luderitz
NCNOU Noumea
NGCBQ Calabar
NGTIN Tincan/Lagos
NGWAR Warri
NIMGA Managua
NLALK Alkmaar
NLBZM Bergen op Zoom
NLDOR Dordrecht
NLEEM Eemshaven
NLGRQ Groningen
NLHVH Hoek van Holland
NLIJM IJmuiden/Velsen
NLMOE Moerdijk
NLTNZ Terneuzen
NLVEL Velsen
NLVLA Vlaardingen
NLVLI Vlissingen
NLZAA Zaandam
NLZEW Zeewolde
NOAAV Alvik
NOAES Alesund
NOAGO Agotnes
NOAND Andalsnes
NOASV Austevoll
NOBOO Bodo
NOBVK Brevik
NODRM Drammen
NOEGD Eigersund
NOFKG Frekhaug
NOFRK Fredrikstad
NOFRO Floro
NOFUS Fusa
NOGJM Gjemnes
NOHAL Halden
NOHAU Haugesund
NOHES Hestvika
NOHLA Holla
NOHOG Hogset
NOHOY Husoy - Tonsberg
NOHRI Hareid
NOHRY Heroya
NOHUS Husnes
NOHVI Havik
NOIKR Ikornnes
NOKMY Karmoy
NOKRS Kristiansand
NOKRV Knarrevik
NOKSU Kristiansund
NOLAR Larvik
NOLND Lyngdal
NOMAY Maloy
NOMOL Molde
NOMON Mongstad
NOMQN Mo i Rana
NOMSS Moss
NOODD Odda
NOORK Orkanger
NOPOR Porsgrunn
NOSAD Sandefjord
NOSAU Sauda
NOSKE Skien
NOSKX Skogn
NOSLX Sortland
NOSPG Sarpsborg
NOSRP Stord
NOSTM Straumen
NOSUN Sunndalsora
NOSVE Svelgen
NOSVG Stavanger
NOTAE Tananger
NOTON Tonsberg
NOTOS Tromso
NOTRD Trondheim
NZBLU Bluff
NZDUD Dunedin
NZHLZ Hamilton
NZMNR Middleton/Christchurch
NZNPE Napier
NZNPL New Plymouth
NZNSN Nelson
NZPMR Palmerston North
NZPOE Port Chalmers
NZTIU Timaru
NZTKA Temuka
NZWAG Wanganui
NZWRE Whangarei
OMMNQ Mina' Qabus
OMOPQ Port Qaboos
PAAML Puerto Armuelles
PACFZ Colon Free Zone
PACSO Coco Solo
PACTD Chitre
PACZZ Canazas
PAMIT Manzanillo
PAONX Colon
PAPSA Rodman
PAPTY Panama, Ciudad de
PEATI Atico
PECHM Chimbote
PEGSM General San Martin
PEHCO Huacho
PEILQ Ilo
PEIQT Iquitos
PELOB Lobitos
PEMRI Matarani
PEPAC Pacasmayo
PEPAI Paita
PEPCH Puerto Chicama
PEPIO Pisco
PESNX San Nicolas
PESUP Supe
PESVY Salaverry
PETYL Talara
PFPPT Papeete
PGMAG Madang
PGRAB Rabaul
PHCGY Cagayan de Oro, Mindanao
PHGES General Santos
PHIGN Iligan, Mindanao
PHISB Isabela (Basilan)
PHMLS Magellanes/Masao
PHMNI Manicani
PHMNN Manila North Harbour
PHMNS Manila South Harbour
PHOZC Ozamis, Mindanao
PHPSL Pasaleng, Luzon
PHZAM Zamboanga
PLSWI Swinoujscie
PLSZZ Szczecin
PRBQN Aguadilla
PRMAZ Mayaguez
PRPNU Puerto Nuevo
PRPSE Ponce
PTADH Angra do Heroismo
PTCNL Canical
PTENT Entroncamento
PTFDF Figueira da Foz
PTFNC Funchal, Madeira
PTHOR Horta
PTOPO Porto
PTPDL Ponta Delgada
PTPRV Praia da Vitoria
PTSET Setubal
PTTER Terceira Island Apt
PTVDC Viana do Castelo
PYBCM Barrio Caacupe Mi
PYFNX Fenix
PYPIL Pilar
PYPSE Pto Seguro/col Mariano Roque Alonso
PYSAN San Antonio
PYTER Terport (San Antonio)
QAMES Mesaieed
QAUMS Umm Sa'id (Mesaieed)
RELPT Le Port
REPDG Port de Pointe des Galets
REREU Reunion
RERUN Saint-Denis de la Reunion Apt
ROAGI Agigea
ROBRA Braila
ROGAL Galati
ROMAG Mangalia
RUARH Arkhangelsk
RUGDX Magadan
RUKGD Kaliningrad
RUKHO Kholmsk
RUKOR Korsakov
RUKRR Krasnodar
RUMMK Murmansk
RUNJK Nakhodka
RUPTP Potapova
RUROV Rostov
RUTAG Taganrog
RUVYG Vyborg
RWKGL Kigali
SADMN Dammam
SAKAC King Abdullah City
SBHIR Honiara, Guadalcanal Is
SBNOR Noro, New Georgia
SCMAW Mahe
SCPOV Port Victoria
SEAHU Ahus
SEFAG Falkenberg
SEGVX Gavle
SEHAD Halmstad
SEKAN Karlshamn
SEKSD Karlstad
SELAA Landskrona
SEMMA Malmo
SENRK Norrkoping
SEOSK Oskarshamn
SEOXE Oxelosund
SESDL Sundsvall
SESFT Skelleftea
SESKE Skelleftehamn
SESOE Sodertalje
SETRG Trelleborg
SEUDD Uddevalla
SEUME Umea
SEVST Vasteras
SGJUR Jurong/Singapore
SLFNA Freetown
SOBBO Berbera
SOKMU Kismayu
SOMGQ Mogadishu
SRPBM Paramaribo
STTMS Sao Tome Island
SVLLD La Libertad
SVLUN La Union
SVSAL San Salvador
SYDAM Damascus (Damas)
SYLTK Latakia
SYTTS Tartus
TCPLS Providenciales
THBGP Bangpakong
THBMT Bangkok Modern Terminals/Bangkok
THKSI Koh Sichang
THKTY Khlong Toei
THMAT Mab Tapud
THPAT Pat Bangkok
THPKN Paknam
THSBP Siam Bangkok Port
THSGZ Songkhla
THSPR Samut Prakarn
THSRI Sriracha
THTPT Thai prosperity terminal
TNGAE Gabes
TNJAR Jarjis
TNLGN La Goulette Nord (Halqueloued)
TNRDS Rades
TNSFA Sfax
TNSUS Sousse
TOTBU Nuku'alofa
TRALI Aliaga
TRAMB Ambarli
TRAVC Avcilar
TRAYT Antalya
TRBAY Bayrampasa
TRBDM Bandirma
TREYP Evyap Port /Kocaeli
TRGEB Gebze
TRGEM Gemlik
TRHAY Haydarpasa
TRHER Hereke
TRISK Iskenderun
TRIZT Izmit
TRKMX Kumport
TRMAD Mardas
TRMAR Marmara Ereglisi
TRNEM Nemrut Bay
TRSSX Samsun
TRTEK Tekirdag
TRTZX Trabzon
TRYAR Yarimca
TTPTP Pointe a Pierre
TTPTS Point Lisas
TTSFE San Fernando
TWMLI Mai-liao
TWSUO Suao
TWTYN Taoyuan
TZTGT Tanga
UAIEV Kiev
UAILK Illichivs'k
UAKHE Kherson
UAMPW Mariupol (ex Zhdanov)
UASVP Sevastopol
UGJIN Jinja
USADQ Kodiak
USANC Anchorage
USANP Annapolis
USAR5 Damascus
USBCC Bear Creek
USBHM Birmingham
USBNA Nashville
USBPT Beaumont
USBRO Brownsville
USBUF Buffalo
USCBF Council Bluffs
USCHA Chattanooga
USCLE Cleveland
USCLM Port Angeles
USCMH Columbus
USCPF Chippewa Falls
USCPV Cape Canaveral
USCRP Corpus Christi
USCVG Cincinnati
USCZF Cape Romanzof
USDA8 Dauphin
USDEC Decatur
USDNN Dalton
USDSM Des Moines
USDUT Dutch Harbor
USELP El Paso
USENA Kenai
USEWR Newark
USFEB Fernandina Beach
USFLL Fort Lauderdale
USFPO Freeport
USFRP Fresh Water Bay
USFWT Fort Worth
USGBO Greensboro
USGLS Galveston
USGPT Gulfport
USGSP Greer
USHNL Honolulu
USHSV Huntsville
USIND Indianapolis
USJ3C Jacksonville
USJOT Joliet
USKCK Kansas City
USLAS Las Vegas
USLAT Los Alamitos
USLCH Lake Charles
USLRD Laredo
USLUI Louisville
USMES Minneapolis
USMKC Kansas City
USMKE Milwaukee
USMRH Morehead City
USMSP Minneapolis/St Paul Apt
USNNS Newport News
USNTD Port Hueneme
USNTS North Charleston
USOCN Oceanside
USOCW Washington
USOLM Olympia
USOMA Omaha
USORL Orlando
USOYM Otay Mesa
USPAB Palm Beach
USPCA Portage Creek
USPCV Port Canaveral
USPEB Port Elizabeth
USPFN Panama City
USPGL Pascagoula
USPHF Hampton-Williamsburg-Newport News Apt
USPHX Phoenix
USPIA Peoria
USPIT Pittsburgh
USPME Port Manatee
USPNS Pensacola
USPOA Port Arthur
USPPS Pennsauken
USPS6 Pearson
USPTM Portsmouth
USPVD Providence
USPWM Portland
USPWN Port Wentworth
USPYM Plymouth
USRAJ Rotterdam
USRBC Riviera Beach
USRIC Richmond
USRNO Reno
USSAC Sacramento
USSAN San Diego
USSAT San Antonio
USSCK Stockton
USSLC Salt Lake City
USSPT South Saint Paul
USSSI Brunswick
USSTL Saint Louis
USSTP Saint Paul
USSUE Sturgeon Bay
USSUW Superior
USSWF Newburgh
USSXT Santa Teresa
USSXZ Swartz Creek
USTMM Tamms
USTOL Toledo
USTSA Savannah
USTUL Tulsa
USUGN Waukegan
USUXZ Port Chester
USUZF Tonawanda
USVAB Virginia Beach
USXGO Howard Beach/Queens/New York
USXHF Kirkland
USXHO Long Island City/Queens/New York
USYOB Oakboro
UYCYR Colonia
UYNVP Nueva Palmira
UYPDU Paysandu
VCKTN Kingstown
VEAMY Amuay
VEBLA Barcelona
VEEGU El Guamache
VEETV El Tablazo/Maracaibo L
VEGUB Guaranao Bay
VEGUT Guanta
VELSV La Salina/Maracaibo L
VEMAR Maracaibo
VEMTV Matanzas
VEPCN Punta Cardon
VEPSU Puerto Sucre
VEPZO Puerto Ordaz
VGRAD Road Town, Tortola
VGTOV Tortola
VICHA Charlotte Amalie, Saint Thomas
VICTD Christiansted, Saint Croix
VISTT Saint Thomas
VISTX Saint Croix
VNCLI Cat Lai
VNCLN Cai Lan
VNNHA Nha Trang
VNPHG Phuoc Long
VNSTD Su Tu Den
VNTOT Cai Mep
VNTTD Tan Thuan Dong
VNUIH Qui Nhon
VNVIC Ho Chi Minh, VICT
VNVUT Vung Tau
VUSON Espiritu Santo
VUVLI Port Vila
WSAPW Apia
YELAD Little Aden
YEMKX Mukalla
YTLON Longoni
ZABFN Bloemfontein
ZAELS East London
ZAPRY Pretoria
ZARCB Richards Bay
ZAZBA Coega
ZMLUN Lusaka
ZWBUQ Bulawayo
ZWHRE Harare
ZWUTA Mutare
`;
