DROP INDEX IF EXISTS "products_search_text";--> statement-breakpoint
DROP INDEX IF EXISTS "products_search_model";