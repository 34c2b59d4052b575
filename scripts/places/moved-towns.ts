/**
 * Towns of regions that GeoNames' first level does not have: Belgium's provinces, England's regions, and Norway's
 * counties as they are again since 2024. Positions still come from GeoNames; `Ours=Theirs` where it has another name for the town.
 */
export const movedTowns: Record<string, Record<string, string>> = {
  BE: {
    Antwerpen: "Antwerpen|Mechelen|Turnhout|Mol|Lier|Heist-op-den-Berg|Geel|Brasschaat|Schoten|Boom|Herentals|Mortsel",
    "Oost-Vlaanderen":
      "Gent|Aalst|Sint-Niklaas|Dendermonde|Beveren|Lokeren|Ninove|Geraardsbergen|Evergem|Oudenaarde|Zottegem|Eeklo",
    "West-Vlaanderen":
      "Brugge|Kortrijk|Oostende=Ostend|Roeselare|Waregem|Ieper|Knokke-Heist|Menen|Wevelgem|Izegem|Harelbeke|Veurne",
    "Vlaams-Brabant": "Leuven|Vilvoorde|Dilbeek|Halle|Grimbergen|Tienen|Aarschot|Diest|Zaventem|Asse|Overijse|Tervuren",
    Limburg: "Hasselt|Genk|Beringen|Lommel|Sint-Truiden|Heusden|Maasmechelen|Bilzen|Tongeren|Peer|Bree|Maaseik",
    "Brabant wallon": "Braine-l'Alleud|Wavre|Nivelles|Waterloo|Tubize|Rixensart|Jodoigne|Genappe",
    Hainaut: "Charleroi|Mons|La Louvière|Tournai|Mouscron|Châtelet|Binche|Soignies|Ath|Courcelles|Thuin|Chimay",
    Liège: "Liège|Seraing|Verviers|Herstal|Huy|Eupen|Spa|Waremme|Ans|Malmédy|Theux|Aywaille",
    Luxembourg: "Arlon|Bastogne|Marche-en-Famenne|Virton|Neufchâteau|Bertrix|Durbuy|Bouillon|Florenville",
    Namur: "Namur|Andenne|Gembloux|Ciney|Dinant|Philippeville|Couvin|Rochefort|Walcourt",
  },
  GB: {
    London: "London|Croydon|Wembley|Richmond|Sutton|Romford|Enfield Town|Kingston upon Thames",
    "South East":
      "Brighton|Southampton|Portsmouth|Reading|Milton Keynes|Oxford|Slough|Guildford|Maidstone|Canterbury|Hastings|Winchester",
    "South West":
      "Bristol|Plymouth|Swindon|Bournemouth|Gloucester|Exeter|Cheltenham|Bath|Torquay|Taunton|Salisbury|Truro",
    "East of England":
      "Luton|Norwich|Peterborough|Ipswich|Cambridge|Southend-on-Sea|Colchester|Watford|Chelmsford|Bedford|Bury St Edmunds|King's Lynn",
    "West Midlands":
      "Birmingham|Coventry|Wolverhampton|Stoke-on-Trent|Worcester|Telford|Solihull|Dudley|Walsall|Shrewsbury|Stafford|Hereford",
    "East Midlands":
      "Leicester|Nottingham|Derby|Northampton|Lincoln|Mansfield|Chesterfield|Kettering|Loughborough|Grantham|Boston|Skegness",
    "Yorkshire and the Humber":
      "Sheffield|Leeds|Bradford|Hull=Kingston upon Hull|Huddersfield|York|Doncaster|Wakefield|Harrogate|Halifax|Scarborough|Grimsby",
    "North West":
      "Manchester|Liverpool|Bolton|Preston|Blackpool|Warrington|Stockport|Chester|Carlisle|Lancaster|Southport|Kendal",
    "North East":
      "Newcastle upon Tyne|Sunderland|Middlesbrough|Gateshead|Darlington|Hartlepool|Durham|South Shields|Whitley Bay|Morpeth|Hexham|Alnwick",
  },
  NO: {
    Akershus: "Lillestrøm|Asker|Ski|Jessheim|Drøbak|Ås|Nesoddtangen",
    Buskerud: "Drammen|Kongsberg|Hønefoss|Gol",
    Østfold: "Fredrikstad|Sarpsborg|Moss|Halden|Askim|Mysen|Rygge",
    Vestfold: "Tønsberg|Sandefjord|Larvik|Horten|Holmestrand|Stavern",
    Telemark: "Skien|Porsgrunn|Notodden|Kragerø|Rjukan",
    Troms: "Tromsø|Harstad|Finnsnes|Lyngseidet",
    Finnmark: "Alta|Hammerfest|Vadsø|Kirkenes|Honningsvåg|Vardø",
  },
};
