CREATE TABLE "partners" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"origins" text[] NOT NULL,
	"redirect_url" text NOT NULL,
	"theme" jsonb NOT NULL,
	"allowed_widgets" text[] NOT NULL,
	"key_hash" text,
	"mode" text DEFAULT 'live' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partners_have_an_origin" CHECK (cardinality(origins) >= 1)
);
--> statement-breakpoint
ALTER TABLE "chadhaava_series" ADD COLUMN "occasion" text;--> statement-breakpoint
ALTER TABLE "chadhaava_series" ADD COLUMN "cutoff_hours" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "chadhaava_series" ADD COLUMN "dated_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chadhaava_series" ADD COLUMN "spoken" jsonb;--> statement-breakpoint
ALTER TABLE "puja_series" ADD COLUMN "occasion" text;--> statement-breakpoint
ALTER TABLE "puja_series" ADD COLUMN "cutoff_hours" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "puja_series" ADD COLUMN "dated_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "puja_series" ADD COLUMN "spoken" jsonb;--> statement-breakpoint
ALTER TABLE "puja_series" ADD COLUMN "capacity" integer;--> statement-breakpoint
ALTER TABLE "puja_series" ADD COLUMN "packages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "temples" ADD COLUMN "lat" double precision;--> statement-breakpoint
ALTER TABLE "temples" ADD COLUMN "lon" double precision;--> statement-breakpoint
ALTER TABLE "temples" ADD COLUMN "spoken" jsonb;--> statement-breakpoint
-- What the sample shop's rows lacked, for databases that were filled before these columns were there.
UPDATE "temples" SET "lat" = known.lat, "lon" = known.lon, "spoken" = known.spoken FROM (VALUES
	('kashi-vishwanath', 25.3109::double precision, 83.0107::double precision, '{"devanagari":"काशी विश्वनाथ मंदिर","latin":"Kashi Vishwanath Mandir"}'::jsonb),
	('mahakaleshwar-ujjain', 23.1828, 75.7682, '{"devanagari":"उज्जैन के महाकालेश्वर मंदिर","latin":"Ujjain ke Mahakaleshwar Mandir"}'::jsonb),
	('omkareshwar', 22.2456, 76.151, '{"devanagari":"ओंकारेश्वर मंदिर","latin":"Omkareshwar Mandir"}'::jsonb),
	('trimbakeshwar', 19.9322, 73.5307, '{"devanagari":"त्र्यंबकेश्वर मंदिर","latin":"Trimbakeshwar Mandir"}'::jsonb),
	('somnath', 20.888, 70.4012, '{"devanagari":"सोमनाथ मंदिर","latin":"Somnath Mandir"}'::jsonb),
	('rameshwaram', 9.2881, 79.3174, '{"devanagari":"रामेश्वरम के रामनाथस्वामी मंदिर","latin":"Rameswaram ke Ramanathaswamy Mandir"}'::jsonb),
	('mahalakshmi-kolhapur', 16.6949, 74.2229, '{"devanagari":"कोल्हापुर के महालक्ष्मी मंदिर","latin":"Kolhapur ke Mahalakshmi Mandir"}'::jsonb),
	('vindhyavasini', 25.164, 82.506, '{"devanagari":"विंध्याचल के विंध्यवासिनी मंदिर","latin":"Vindhyachal ke Vindhyavasini Mandir"}'::jsonb),
	('kamakhya', 26.1664, 91.7055, '{"devanagari":"कामाख्या मंदिर","latin":"Kamakhya Mandir"}'::jsonb),
	('siddhivinayak-mumbai', 19.017, 72.8302, '{"devanagari":"मुंबई के सिद्धिविनायक मंदिर","latin":"Mumbai ke Siddhivinayak Mandir"}'::jsonb),
	('hanuman-garhi-ayodhya', 26.7955, 82.2015, '{"devanagari":"अयोध्या की हनुमान गढ़ी","latin":"Ayodhya ki Hanuman Garhi"}'::jsonb),
	('banke-bihari-vrindavan', 27.5797, 77.6905, '{"devanagari":"वृंदावन के बाँके बिहारी मंदिर","latin":"Vrindavan ke Banke Bihari Mandir"}'::jsonb),
	('arasavalli-surya', 18.2879, 83.9136, '{"devanagari":"अरसवल्ली के सूर्य मंदिर","latin":"Arasavalli ke Surya Mandir"}'::jsonb),
	('badrinath', 30.7447, 79.4912, '{"devanagari":"बद्रीनाथ मंदिर","latin":"Badrinath Mandir"}'::jsonb),
	('kalighat-kolkata', 22.52, 88.342, '{"devanagari":"कालीघाट मंदिर","latin":"Kalighat Mandir"}'::jsonb)
) AS known (slug, lat, lon, spoken) WHERE "temples"."slug" = known.slug;--> statement-breakpoint
UPDATE "puja_series" SET "occasion" = known.occasion, "cutoff_hours" = known.cutoff_hours, "spoken" = known.spoken FROM (VALUES
	('pradosh-rudrabhishek-kashi', 'pradosh', 4, '{"devanagari":"प्रदोष रुद्राभिषेक","latin":"Pradosh Rudrabhishek"}'::jsonb),
	('sri-suktam-homa-kolhapur', 'friday-sunrise', 10, '{"devanagari":"श्री सूक्त हवन","latin":"Sri Sukta Havan"}'::jsonb),
	('chandi-path-vindhyavasini', 'durgashtami', 12, '{"devanagari":"चंडी पाठ और हवन","latin":"Chandi Path aur Havan"}'::jsonb),
	('aditya-hridayam-arasavalli', 'sunday-sunrise', 9, '{"devanagari":"आदित्य हृदय स्तोत्र पाठ","latin":"Aditya Hridaya Stotra Path"}'::jsonb),
	('vishnu-sahasranama-badrinath', 'ekadashi', 12, '{"devanagari":"एकादशी विष्णु सहस्रनाम पाठ","latin":"Ekadashi Vishnu Sahasranama Path"}'::jsonb),
	('sankashti-abhishek-siddhivinayak', 'sankashti-chaturthi', 6, '{"devanagari":"संकष्टी गणेश अभिषेक","latin":"Sankashti Ganesha Abhishek"}'::jsonb),
	('sundarkand-path-hanuman-garhi', 'tuesday-dusk', 6, '{"devanagari":"सुंदरकांड पाठ","latin":"Sundarkand Path"}'::jsonb),
	('mahamrityunjaya-homa-mahakaleshwar', 'masik-shivaratri', 8, '{"devanagari":"महामृत्युंजय हवन","latin":"Mahamrityunjaya Havan"}'::jsonb),
	('satyanarayan-katha-kashi', 'purnima-dusk', 6, '{"devanagari":"पूर्णिमा सत्यनारायण कथा","latin":"Purnima Satyanarayan Katha"}'::jsonb),
	('kali-archana-kalighat', 'amavasya-night', 8, '{"devanagari":"अमावस्या काली अर्चना","latin":"Amavasya Kali Archana"}'::jsonb),
	('somvar-narmada-abhishek-omkareshwar', 'monday-sunrise', 10, '{"devanagari":"सोमवार नर्मदा अभिषेक","latin":"Somvar Narmada Abhishek"}'::jsonb),
	('pitru-tarpan-rameshwaram', 'amavasya-midday', 12, '{"devanagari":"अमावस्या पितृ तर्पण","latin":"Amavasya Pitru Tarpan"}'::jsonb),
	('shani-tailabhishek-ujjain', 'saturday-dusk', 6, '{"devanagari":"शनि तैलाभिषेक","latin":"Shani Tailabhishek"}'::jsonb),
	('purnima-abhishek-somnath', 'purnima-dusk', 6, '{"devanagari":"पूर्णिमा अभिषेक","latin":"Purnima Abhishek"}'::jsonb),
	('kumkum-archana-kolhapur', 'purnima', 10, '{"devanagari":"पूर्णिमा कुमकुम अर्चना","latin":"Purnima Kumkum Archana"}'::jsonb),
	('gopal-sahasranama-vrindavan', 'krishna-ashtami', 8, '{"devanagari":"गोपाल सहस्रनाम पाठ","latin":"Gopal Sahasranama Path"}'::jsonb),
	('devi-archana-kamakhya', 'friday-sunrise', 12, '{"devanagari":"देवी अर्चना","latin":"Devi Archana"}'::jsonb),
	('atharvashirsha-path-siddhivinayak', 'tuesday-sunrise', 10, '{"devanagari":"मंगलवार गणपति अथर्वशीर्ष पाठ","latin":"Mangalvar Ganapati Atharvashirsha Path"}'::jsonb),
	('saraswati-archana-kolhapur', 'shukla-panchami', 10, '{"devanagari":"सरस्वती अर्चना","latin":"Saraswati Archana"}'::jsonb),
	('sindoor-archana-hanuman-garhi', 'saturday-sunrise', 10, '{"devanagari":"शनिवार सिंदूर अर्चना","latin":"Shanivar Sindoor Archana"}'::jsonb),
	('ram-raksha-path-ayodhya', 'shukla-navami', 8, '{"devanagari":"राम रक्षा पाठ","latin":"Ram Raksha Path"}'::jsonb),
	('gita-path-vrindavan', 'ekadashi', 12, '{"devanagari":"एकादशी गीता पाठ","latin":"Ekadashi Gita Path"}'::jsonb),
	('sandhya-aarti-vindhyavasini', 'tuesday-dusk', 6, '{"devanagari":"मंगलवार संध्या आरती","latin":"Mangalvar Sandhya Aarti"}'::jsonb),
	('kaal-sarp-shanti-trimbakeshwar', 'shukla-panchami', 12, '{"devanagari":"कालसर्प शांति","latin":"Kaal Sarp Shanti"}'::jsonb),
	('mahavidya-homa-kamakhya', 'amavasya-night', 12, '{"devanagari":"दश महाविद्या हवन","latin":"Dasha Mahavidya Havan"}'::jsonb),
	('navagraha-shanti-ujjain', 'amavasya-midday', 12, '{"devanagari":"नवग्रह शांति","latin":"Navagraha Shanti"}'::jsonb),
	('vip-laghu-rudra-kashi', 'soma-pradosh', 12, '{"devanagari":"सोम प्रदोष लघु रुद्र","latin":"Som Pradosh Laghu Rudra"}'::jsonb),
	('vip-sundarkand-hanuman-garhi', 'saturday-dusk', 10, '{"devanagari":"सुंदरकांड पाठ","latin":"Sundarkand Path"}'::jsonb),
	('vip-kamala-homa-kolhapur', 'friday-sunrise', 12, '{"devanagari":"कमला हवन","latin":"Kamala Havan"}'::jsonb),
	('vip-mahamrityunjaya-anushthan-ujjain', 'monday-dusk', 12, '{"devanagari":"महामृत्युंजय अनुष्ठान","latin":"Mahamrityunjaya Anushthan"}'::jsonb),
	('vip-navachandi-homa-vindhyavasini', 'durgashtami', 12, '{"devanagari":"नवचंडी हवन","latin":"Navachandi Havan"}'::jsonb),
	('vip-sahasra-modaka-homa-siddhivinayak', 'vinayaka-chaturthi', 12, '{"devanagari":"सहस्र मोदक हवन","latin":"Sahasra Modak Havan"}'::jsonb),
	('vip-kaal-sarp-shanti-trimbakeshwar', 'amavasya-midday', 12, '{"devanagari":"कालसर्प शांति","latin":"Kaal Sarp Shanti"}'::jsonb),
	('vip-vishnu-sahasranama-badrinath', 'thursday-sunrise', 12, '{"devanagari":"द्वादश विष्णु सहस्रनाम पाठ","latin":"Dwadasha Vishnu Sahasranama Path"}'::jsonb)
) AS known (slug, occasion, cutoff_hours, spoken) WHERE "puja_series"."slug" = known.slug;--> statement-breakpoint
UPDATE "chadhaava_series" SET "occasion" = known.occasion, "cutoff_hours" = known.cutoff_hours, "spoken" = known.spoken FROM (VALUES
	('somvar-chadhaava-kashi', 'monday-sunrise', 8, '{"devanagari":"सोमवार चढ़ावा अर्पण","latin":"Somvar Chadhava Arpan"}'::jsonb),
	('pradosh-chadhaava-mahakal', 'pradosh', 6, '{"devanagari":"प्रदोष चढ़ावा अर्पण","latin":"Pradosh Chadhava Arpan"}'::jsonb),
	('narmada-chadhaava-omkareshwar', 'purnima', 10, '{"devanagari":"पूर्णिमा चढ़ावा अर्पण","latin":"Purnima Chadhava Arpan"}'::jsonb),
	('shivaratri-chadhaava-trimbak', 'masik-shivaratri', 8, '{"devanagari":"शिवरात्रि चढ़ावा अर्पण","latin":"Shivaratri Chadhava Arpan"}'::jsonb),
	('purnima-chadhaava-somnath', 'purnima-dusk', 8, '{"devanagari":"पूर्णिमा चढ़ावा अर्पण","latin":"Purnima Chadhava Arpan"}'::jsonb),
	('amavasya-chadhaava-rameshwaram', 'amavasya-midday', 10, '{"devanagari":"अमावस्या चढ़ावा अर्पण","latin":"Amavasya Chadhava Arpan"}'::jsonb),
	('shukravar-chadhaava-kolhapur', 'friday-sunrise', 8, '{"devanagari":"शुक्रवार चढ़ावा अर्पण","latin":"Shukravar Chadhava Arpan"}'::jsonb),
	('ashtami-chadhaava-vindhyavasini', 'durgashtami', 8, '{"devanagari":"अष्टमी चढ़ावा अर्पण","latin":"Ashtami Chadhava Arpan"}'::jsonb),
	('mangalvar-chadhaava-kamakhya', 'tuesday-sunrise', 10, '{"devanagari":"मंगलवार चढ़ावा अर्पण","latin":"Mangalvar Chadhava Arpan"}'::jsonb),
	('amavasya-chadhaava-kalighat', 'amavasya-night', 8, '{"devanagari":"अमावस्या चढ़ावा अर्पण","latin":"Amavasya Chadhava Arpan"}'::jsonb),
	('sankashti-chadhaava-siddhivinayak', 'sankashti-chaturthi', 8, '{"devanagari":"संकष्टी चढ़ावा अर्पण","latin":"Sankashti Chadhava Arpan"}'::jsonb),
	('mangalvar-chadhaava-hanuman-garhi', 'tuesday-dusk', 6, '{"devanagari":"मंगलवार चढ़ावा अर्पण","latin":"Mangalvar Chadhava Arpan"}'::jsonb),
	('ekadashi-chadhaava-banke-bihari', 'ekadashi', 8, '{"devanagari":"एकादशी चढ़ावा अर्पण","latin":"Ekadashi Chadhava Arpan"}'::jsonb),
	('ravivar-chadhaava-arasavalli', 'sunday-sunrise', 10, '{"devanagari":"रविवार चढ़ावा अर्पण","latin":"Ravivar Chadhava Arpan"}'::jsonb)
) AS known (slug, occasion, cutoff_hours, spoken) WHERE "chadhaava_series"."slug" = known.slug;--> statement-breakpoint
UPDATE "puja_series" SET "dated_until" = (SELECT max("start_at") FROM "pujas" WHERE "series_slug" = "slug");--> statement-breakpoint
UPDATE "chadhaava_series" SET "dated_until" = (SELECT max("start_at") FROM "chadhaavas" WHERE "series_slug" = "slug");--> statement-breakpoint
-- New dates are sold as the last one was.
UPDATE "puja_series" SET "capacity" = last.capacity, "packages" = coalesce((SELECT jsonb_agg(jsonb_build_object(
		'key', coalesce(('{individual,couple,family,joint-family}'::text[])[position + 1], position::text),
		'name', name, 'devoteesMin', devotees_min, 'devoteesMax', devotees_max, 'prices', prices, 'features', features,
		'isVip', is_vip, 'isDefault', is_default, 'shipsPrasad', ships_prasad, 'liveCall', live_call, 'position', position
	) ORDER BY position) FROM "packages" WHERE "puja_id" = last.id), '[]'::jsonb)
FROM (SELECT DISTINCT ON ("series_slug") "series_slug", "id", "capacity" FROM "pujas" ORDER BY "series_slug", "start_at" DESC) AS last
WHERE last.series_slug = "puja_series"."slug";
