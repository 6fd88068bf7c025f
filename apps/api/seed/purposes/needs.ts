/**
 * What people type when they mean a purpose: single needs, which a puja answers but not every good of the purpose. Each
 * text lists words of one script; spellings that sound alike are one word for the search (`fold-words.ts`).
 */
export const needs = {
  health: [
    "cancer, diabetes, sugar, heart, blood pressure, kidney, thyroid, covid, fever, bukhar, pain, dard, medicine, dawai, doctor, chemotherapy, swasth, theek, lambi umar, ayu, akal mrityu, maut, death",
    "कैंसर, शुगर, डायबिटीज़, दिल, बुख़ार, दर्द, दवा, दवाई, डॉक्टर, अस्पताल, स्वस्थ, ठीक, लंबी उम्र, आयु, अकाल मृत्यु, मौत",
  ],
  peace: [
    "depression, anger, gussa, krodh, sleep, neend, insomnia, lonely, akelapan, bechaini, mental, sukh, sukoon, kalesh, meditation, dhyan, addiction, nasha, sharab, daru, moksha, mukti",
    "डिप्रेशन, ग़ुस्सा, क्रोध, नींद, अकेलापन, बेचैनी, सुख, टेंशन, कलेश, ध्यान, नशा, शराब, मोक्ष, मुक्ति",
  ],
  prosperity: [
    "udhaar, rin mukti, emi, bank, loss, ghata, nuksan, dhandha, startup, investment, share market, lottery, garibi, poor, tangi, amir, rich, tarakki, kamai, income, barkat, rozgar, berozgari, unemployed, sarkari, government, transfer, office, boss, kaam, work, vyavsay, factory, kuber, property, zameen, plot, flat, makaan, ghar, house, diwali, dhanteras",
    "क़र्ज़, उधार, ऋण, ऋण मुक्ति, लोन, बैंक, घाटा, नुक़सान, धंधा, निवेश, शेयर बाज़ार, ग़रीबी, तंगी, अमीर, कमाई, बरकत, रोज़गार, बेरोज़गारी, सरकारी, ट्रांसफ़र, प्रमोशन, वेतन, काम, व्यवसाय, कुबेर, संपत्ति, ज़मीन, प्लॉट, मकान, घर, दीवाली, धनतेरस",
  ],
  obstacles: [
    "legal, kanooni, court, kacheri, adalat, police, jail, bail, dispute, vivad, delay, deri, atka kaam, failure, asafalta, shubh aarambh, bhoomi pujan, ghar, makaan, property, zameen, plot, flat, vastu dosh, videsh, visa, passport, abroad, foreign, immigration, green card, mundan, namkaran, naamkaran, annaprashan, janeu, upanayan, car, bike, vahan, vehicle, inauguration, opening, startup",
    "क़ानूनी, कोर्ट, कोर्ट केस, केस, कचहरी, अदालत, पुलिस, जेल, ज़मानत, विवाद, देरी, अटका काम, असफलता, शुभ आरंभ, भूमि पूजन, घर, मकान, ज़मीन, प्लॉट, वास्तु दोष, विदेश, वीज़ा, पासपोर्ट, मुंडन, नामकरण, अन्नप्राशन, जनेऊ, उपनयन, गाड़ी, वाहन, उद्घाटन",
  ],
  ancestors: [
    "pitra paksha, pitru paksha, pind daan, pinda, gaya, moksha, mukti, death, maut, dehant, swargwas, purvaj, dada, dadi, nana, nani, forefathers, memory, yaad, punyatithi, terahvi, asthi visarjan, narayan bali, sarvapitri, aatma shanti",
    "पितृ पक्ष, पिंड दान, पिंडदान, गया, मोक्ष, मुक्ति, मृत्यु, मौत, देहांत, स्वर्गवास, पूर्वज, दादा, दादी, नाना, नानी, याद, पुण्यतिथि, तेरहवीं, अस्थि विसर्जन, नारायण बलि, आत्मा की शांति",
  ],
  family: [
    "mangni, sagai, engagement, roka, byah, dulhan, match, jeevansathi, pyaar, ishq, boyfriend, girlfriend, breakup, divorce, talak, fight, jhagda, anban, kalesh, saas bahu, sasural, putra prapti, beta, beti, son, daughter, garbh, garbhvati, pregnant, conceive, ivf, miscarriage, delivery, godbharai, aulad, nisantan, infertility, suhag, karwa chauth, teej, parivar, mundan, namkaran, naamkaran, annaprashan",
    "मंगनी, सगाई, ब्याह, दुल्हन, जीवनसाथी, प्यार, इश्क़, ब्रेकअप, तलाक़, झगड़ा, अनबन, कलेश, सास बहू, ससुराल, पुत्र प्राप्ति, बेटा, बेटी, गर्भ, गर्भवती, प्रेगनेंसी, गोदभराई, औलाद, निःसंतान, सुहाग, करवा चौथ, तीज, मुंडन, नामकरण, अन्नप्राशन",
  ],
  learning: [
    "neet, jee, upsc, ias, ssc, board, topper, marks, admission, university, scholarship, entrance, coaching, competition, test, concentration, memory, yaaddasht, dhyan, vidyarambh, basant panchami, vasant panchami",
    "नीट, यूपीएससी, बोर्ड, कॉलेज, दाख़िला, एडमिशन, रिज़ल्ट, एग्ज़ाम, इम्तिहान, अंक, कोचिंग, याददाश्त, ध्यान, विद्यारंभ, बसंत पंचमी, वसंत पंचमी",
  ],
  "graha-shanti": [
    "sade sati, kaal sarp, kalsarp, kaal sarp dosh, dosh, mangal dosh, manglik, kuja, shani dosh, nadi dosh, rahu, ketu, mangal, budh, guru, brihaspati, shukra, mars, mercury, jupiter, venus, grah, dasha, mahadasha, gochar, grahan, eclipse, mool nakshatra, guru chandal, horoscope, bad luck, kismat, bhagya, durbhagya",
    "साढ़ेसाती, कालसर्प, काल सर्प, दोष, मंगल दोष, मांगलिक, शनि दोष, नाड़ी दोष, राहु, केतु, मंगल, बुध, गुरु, बृहस्पति, शुक्र, ग्रह, दशा, महादशा, गोचर, ग्रहण, मूल नक्षत्र, गुरु चांडाल, किस्मत, भाग्य, दुर्भाग्य",
  ],
  protection: [
    "shatru, dushman, enemy, enemies, black magic, kala jadu, tona totka, tantra, bhoot, pret, ghost, upri hawa, negative energy, nightmare, bura sapna, accident, durghatna, chori, theft, jealousy, jalan, safar, journey, videsh, army, sainik",
    "शत्रु, दुश्मन, काला जादू, टोना, टोटका, तंत्र, भूत, प्रेत, ऊपरी हवा, नकारात्मक ऊर्जा, बुरा सपना, दुर्घटना, एक्सीडेंट, चोरी, जलन, सफ़र, विदेश, सेना, बुरी नज़र",
  ],
  gratitude: [
    "janamdin, janmdin, bday, salgirah, retirement, manokamna, shukriya, khushi, new year, naya saal",
    "जन्म दिन, सालगिरह, मनोकामना, शुक्रिया, ख़ुशी, नया साल",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
