/**
 * What programs call a field in other languages than English, or more wordily in it, each name as `plainName` gives it: lower
 * case without separators or accents. Behind the names of `member-names.ts`, which count first.
 */
export const NAMES_OF_LANGUAGES: Readonly<Record<string, string>> = {
  bedrooms: `schlafraeume schlafraume schlafzimmeranzahl nbchambre nombrechambres nombredechambres chambre numchambres slaapkamer
    numerocamere numerocamereletto habitacion nhabitaciones numerohabitaciones numerodehabitaciones recamara
    numerorecamaras alcobas numalcobas dormitorio numerodormitorios dormitoris habitacions quarto numquartos nrquartos
    numeroquartos sypialnia liczbasypialni loznic pocetloznic spalne halosobak makuuhuone soverommet antallsov yatakodasi
    spalni kamartidur numberofbedroomstotal bedroomstotal totalbedrooms bedroomno bedroomnum bedroomcounttotal bedstotal`,
  bathrooms: `anzahlbadezimmer badezimmeranzahl baederanzahl nbsdb nbsallesdebains nombresallesdebain sallesdebains sdb
    badkamer aantalbadkamers numerobagni bagno bano numerobanos numerodebanos banocompleto banoscompletos banheiro
    numbanheiros numerobanheiros banyos lazienka liczbalazienek koupelna pocetkoupelen antallbad antalbad kylpyhuoneet
    furdoszobak banyosayisi kamarmandi totalbathrooms bathroomno bathroomnum bathstotal bathroomcounttotal`,
  area: `flaeche flache wohnoberflache livingareasqm livingareasqft livingareavalue livingareainsqft gebruiksoppervlakte
    gebruiksoppervlaktewonen oppervlaktewonen bewoonbareoppervlakte surfacem2 surfacehab surfacebien surfaceutile
    superficieconstruida superficiecubierta superficieutil superficiehabitable metrosconstruidos metrosutiles m2construidos
    m2utiles m2cubiertos metros superficiecommerciale superficiecoperta metriquadri metriquadrati supconstruida
    areaconstruida areaprivativa areabruta areacoberta areatotal metragem powierzchnia powierzchniauzytkowa
    powierzchniacalkowita metraz uzitnaplocha plochauzitna podlahovaplocha plocha bruksareal primaerrom bra bramin
    boligareal boligstorrelse boligm2 boarea asuinpinta asuinpintaala alapterulet metrekare netmetrekare brutmetrekare
    ploshchad obshchayaploshchad povrsina stambenapovrsina kvadratni luasbangunan dientich sqfttotal totalsqft livingsqft finishedsqft
    buildingsqft squarefootage totalsquarefeet grosslivingarea livingareasquarefeet internalfloorarea grossinternalarea
    floorareasqft sizesqft sizesqm sizeinsqft sizeinsqm areasqft areasqm areainsqft floorsizesqft sqftfinished
    totalfloorarea grossfloorarea builtareasqm usablesurface usefulsurface usefularea constructedsurface builtsurface`,
  plot: `grundstueck grundstuecksgroesse grundstucksgrosse grundstuecksflache grundflaeche terrein terreinoppervlakte
    oppervlakteperceel perceelgrootte surfacedeterrain surfaceduterrain surfaceparcelle terrain superficieterrain
    superficiedelterreno superficieparcela metrosparcela m2parcela m2terreno terreno superficieterrenototale areadoterreno
    areaterrenototal areadoterrenototal superficielote powierzchniadzialki dzialka plochapozemku pozemek tomteareal
    tomtestorrelse tomt tomtstorlek grundstorrelse grundareal grundm2 tontti tontinpinta tontinpintaala telekterulet
    arsaalani ploshchaduchastka povrsinaparcele luastanah lotsizevalue lotsizearea lotareavalue landareasqm landareasqft
    plotareasqm plotareasqft landsurfacearea sitearea blocksize landsizevalue groundarea`,
  price: `preis verkaufspreis angebotspreis kaufpreisbrutto prijs koopsom prixdevente prixbien prixtotal importe
    preciototal precioinmueble precioactual valorventa valordeventa valordevenda precodevenda prezzovendita prezzorichiesto
    prezzorichiesta prezzodivendita cenacelkem cenazanemovitost cenacalkowita cenabrutto hinta velatonhinta myyntihinta
    kobspris udbudspris kontantpris salgspris totalpris prisantydning utgangspris begartpris vetelar fiyat satisfiyati
    cijena stoimost harga hargajual giaban tiengia priceraw pricenumeric numericprice priceint advertisedprice buyprice
    priceformatted pricedisplay pricelabel priceinfo pricing listpricenumeric pricetag priceusd priceeur pricegbp salepriceamount`,
  address: `strasse strassenname straat straatnaam voie nomvoie adressebien adressecomplete calle nombrecalle     indirizzocompleto rua logradouro ulice gade vejnavn vej adresselinje gata gatenavn gatenamn katu katuosoite osoite
    utca cim adresas iela tanav sokak adresa address1 unparsedaddress oneline onelineaddress propertyaddress
    fullstreetaddress addresstext addressfull shortaddress postaladdress addressdisplay addressformatted
    streetandnumber streetwithnumber straatenhuisnummer gateadresse besoksadress`,
  town: `ort wohnort gemeinde stadtname plaatsnaam woonplaats gemeente commune nomville nomcommune villebien localite
    localidad municipio ciudad nombreciudad citta nomecomune miasto miejscowosc obec mestopozemku kommune kommun poststed
    postort bynavn paikkakunta kaupunki kunta telepules varos sehir linn gorod localityname citytext townname
    addresslocality placename cityortown towncity suburbname cidadenome nomecidade`,
  region: `bundesland kanton departement nomdepartement provincia comunidad comunidadautonoma uf regione
    siglaprovincia wojewodztwo kraj fylke maakunta megye addressregion countyname stateabbreviation statecode
    stateabbr provincename provincie`,
  postcode: `postleitzahl postnummer postnr postnumber cep cap kodpocztowy psc postinumero iranyitoszam postcodecode
    zippostal zippostalcode postalzip addresspostcode pincode codepostalbien postkode`,
  description: `beschreibung objektbeschreibung descripcion descrizione descricao omschrijving aanbiedingstekst
    beskrivelse beskrivning opis popis kuvaus leiras aciklama descriptif annoncetexte publicremark marketingremarks
    longdescription propertydescription listingdescription descriptiontext descriptionhtml fulltext
    observaciones annonstext salgstekst listingremarks descriptionfull maindescription`,
  title: `titel titulo titolo titre tytul nadpis nazev overskrift rubrik otsikko baslik ueberschrift listingtitle adtitle
    advertisementtitle objekttitel titreannonce `,
  type: `immobilienart immobilientyp haustyp wohnungstyp typbien typebien typedubien naturebien tipodeinmueble
    tipopropiedad tipodepropiedad tipovivienda tipodeimovel tipoimmobile tipologiaimmobile categoriaimmobile
    rodzajnieruchomosci typnemovitosti druhnemovitosti eiendomstype ejendomstype bostadstyp talotyyppi ingatlantipus
    emlaktipi typevastgoed soortobject soortbouw woningtype propertytypename propertytypetext propertytypedescription propertykind
    housetype listingsubtype subpropertytype propertytypes typeofproperty realtytype estatetype homesubtype objectkind
    propertysubtypename dwellingkind`,
  year: `yearofbuild yearbuild anneedeconstruction anneeconstruction anodeconstruccion anioconstruccion
    annodicostruzione anodeconstrucao anoconstrucao byggeaar byggar byggear opforelsesar opfort rakennusvuosi rokvystavby
    rokpostaveni epiteseve yapimyili binayasi constructiondate buildingconstructionyear buildingyearbuilt
    yearbuiltvalue builtinyear`,
  photos: `fotografie fotografias obrazky kuvat kepek resimler billeder bildene afbeeldingen fotky urlphotos photosurls
    listephotos photogallery galleryphotos galerie galeria galleria carouselimages picturelist mediaitems imagesurls
    largephotos fullimages originalphotos hdphotos photourllist imagelinks pictureurl photosarray imagefiles
    detailimages listingpictures allimages allphotos bigimages fullsizeimages photocollection`,
  currency: 'waehrung wahrung moneda devise valuta waluta mena moeda currencyiso currencysymbol monnaie',
  country: 'land pais paese pays kraj countryiso countrycode2 nazione',
  energy: `energieeffizienzklasse effizienzklasse energieklasse energielabel classeenergetique classeenergie dpeclasse
    classeenergetica certificadoenergetico calificacionenergetica certificacaoenergetica energimerking energimarke
    energiaklasse energiaosztaly klasaenergetyczna`,
  id: 'objektnr objektid objektnummer annonceid refid idinmueble idannuncio idannonce codigoinmueble codigoimovel finnkode',
};
