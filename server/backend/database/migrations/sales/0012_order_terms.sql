ALTER TABLE "orders" ADD COLUMN "financing_plan" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "mail_in_claims" jsonb DEFAULT '[]'::jsonb NOT NULL;