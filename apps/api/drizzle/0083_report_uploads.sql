CREATE TABLE "report_uploads" (
	"file" text PRIMARY KEY NOT NULL,
	"good_id" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
