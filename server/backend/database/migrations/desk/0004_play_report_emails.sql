CREATE TABLE "play_report_emails" (
	"tenant_id" integer NOT NULL,
	"month" text NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "play_report_emails_tenant_id_month_pk" PRIMARY KEY("tenant_id","month")
);
--> statement-breakpoint
ALTER TABLE "play_report_emails" ADD CONSTRAINT "play_report_emails_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;