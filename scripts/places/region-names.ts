/**
 * GeoNames' code of a country's first level → the region's name in the country's own language (docs/decisions/0018).
 * Where that level is too coarse or has changed since (BE, GB, NO), `moved-towns.ts` says which town lies where.
 */
export const regionNames: Record<string, string> = {
  NL: "15 Overijssel|11 Zuid-Holland|07 Noord-Holland|02 Friesland|03 Gelderland|06 Noord-Brabant|01 Drenthe|04 Groningen|10 Zeeland|09 Utrecht|16 Flevoland|05 Limburg",
  BE: "BRU Brussel",
  DE: "13 Sachsen|05 Hessen|02 Bayern|01 Baden-Württemberg|08 Rheinland-Pfalz|12 Mecklenburg-Vorpommern|07 Nordrhein-Westfalen|14 Sachsen-Anhalt|11 Brandenburg|06 Niedersachsen|15 Thüringen|16 Berlin|10 Schleswig-Holstein|04 Hamburg|09 Saarland|03 Bremen",
  AT: "03 Niederösterreich|05 Salzburg|06 Steiermark|01 Burgenland|02 Kärnten|04 Oberösterreich|07 Tirol|08 Vorarlberg|09 Wien",
  CH: "BL Basel-Landschaft|BE Bern|SG St. Gallen|AG Aargau|ZH Zürich|GR Graubünden|ZG Zug|SO Solothurn|VS Valais|LU Luzern|VD Vaud|SZ Schwyz|NW Nidwalden|SH Schaffhausen|TG Thurgau|AR Appenzell Ausserrhoden|FR Fribourg|TI Ticino|JU Jura|GE Genève|NE Neuchâtel|UR Uri|GL Glarus|OW Obwalden|AI Appenzell Innerrhoden|BS Basel-Stadt",
  FR: "75 Nouvelle-Aquitaine|32 Hauts-de-France|94 Corse|44 Grand Est|24 Centre-Val de Loire|84 Auvergne-Rhône-Alpes|52 Pays de la Loire|53 Bretagne|28 Normandie|11 Île-de-France|27 Bourgogne-Franche-Comté|93 Provence-Alpes-Côte d'Azur|76 Occitanie",
  IT: "03 Calabria|14 Sardegna|15 Sicilia|02 Basilicata|13 Puglia|04 Campania|20 Veneto|05 Emilia-Romagna|06 Friuli-Venezia Giulia|08 Liguria|09 Lombardia|12 Piemonte|17 Trentino-Alto Adige|07 Lazio|16 Toscana|01 Abruzzo|10 Marche|11 Molise|19 Valle d'Aosta|18 Umbria",
  ES: "51 Andalucía|57 Extremadura|60 Comunidad Valenciana|54 Castilla-La Mancha|31 Región de Murcia|53 Canarias|07 Islas Baleares|ML Melilla|CE Ceuta|52 Aragón|32 Navarra|55 Castilla y León|59 País Vasco|27 La Rioja|58 Galicia|29 Comunidad de Madrid|56 Cataluña|34 Asturias|39 Cantabria",
  IE: "U Ulster|M Munster|L Leinster|C Connacht",
  GB: "WLS Wales|SCT Scotland|NIR Northern Ireland",
  US: "AL Alabama|TX Texas|VA Virginia|DE Delaware|FL Florida|IN Indiana|KS Kansas|KY Kentucky|LA Louisiana|MD Maryland|OH Ohio|SC South Carolina|AR Arkansas|DC District of Columbia|GA Georgia|IL Illinois|MO Missouri|MS Mississippi|NC North Carolina|NJ New Jersey|OK Oklahoma|PA Pennsylvania|TN Tennessee|WV West Virginia|CT Connecticut|MA Massachusetts|ME Maine|MI Michigan|NY New York|SD South Dakota|WI Wisconsin|IA Iowa|MN Minnesota|ND North Dakota|NE Nebraska|NH New Hampshire|RI Rhode Island|VT Vermont|AZ Arizona|CA California|NM New Mexico|UT Utah|CO Colorado|NV Nevada|ID Idaho|AK Alaska|WA Washington|MT Montana|OR Oregon|WY Wyoming|HI Hawaii",
  CA: "02 British Columbia|10 Québec|01 Alberta|08 Ontario|09 Prince Edward Island|03 Manitoba|07 Nova Scotia|11 Saskatchewan|05 Newfoundland and Labrador|04 New Brunswick|14 Nunavut|13 Northwest Territories|12 Yukon",
  PL: "75 Lubelskie|78 Mazowieckie|80 Podkarpackie|77 Małopolskie|84 Świętokrzyskie|74 Łódzkie|81 Podlaskie|85 Warmińsko-mazurskie|83 Śląskie|76 Lubuskie|82 Pomorskie|72 Dolnośląskie|73 Kujawsko-pomorskie|86 Wielkopolskie|87 Zachodniopomorskie|79 Opolskie",
  AU: "08 Western Australia|05 South Australia|03 Northern Territory|04 Queensland|02 New South Wales|07 Victoria|06 Tasmania|01 Australian Capital Territory",
  NZ: "E9 Canterbury|G1 Waikato|E7 Auckland|G2 Wellington|F3 Manawatū-Whanganui|TAS Tasman|F6 Northland|E8 Bay of Plenty|F8 Southland|F7 Otago|F9 Taranaki|F5 Nelson|F2 Hawke's Bay|F1 Gisborne|G3 West Coast|10 Chatham Islands|F4 Marlborough",
  DK: "19 Nordjylland|20 Sjælland|21 Syddanmark|18 Midtjylland|17 Hovedstaden",
  FI: "15 Pohjanmaa|05 Kanta-Häme|06 Pirkanmaa|17 Pohjois-Pohjanmaa|19 Lappi|14 Etelä-Pohjanmaa|02 Varsinais-Suomi|09 Etelä-Karjala|01 Uusimaa|18 Kainuu|10 Etelä-Savo|08 Kymenlaakso|13 Keski-Suomi|11 Pohjois-Savo|16 Keski-Pohjanmaa|04 Satakunta|12 Pohjois-Karjala|07 Päijät-Häme",
  NO: "42 Agder|46 Vestland|08 Møre og Romsdal|34 Innlandet|14 Rogaland|09 Nordland|21 Trøndelag|12 Oslo",
  SE: "23 Västerbotten|14 Norrbotten|21 Uppsala|27 Skåne|08 Jönköping|12 Kronoberg|28 Västra Götaland|05 Gotland|09 Kalmar|15 Örebro|18 Södermanland|16 Östergötland|10 Dalarna|24 Västernorrland|06 Halland|26 Stockholm|25 Västmanland|07 Jämtland|03 Gävleborg|22 Värmland|02 Blekinge",
};
