-- A PostgreSQL without pg_trgm searches every entry: slower, with the same result.
DO $$ BEGIN
	CREATE INDEX "audit_log_subject" ON "audit_log" USING gin (fold_text("subject") gin_trgm_ops);
EXCEPTION WHEN undefined_object THEN
	RAISE WARNING 'The search of the audit log has no index: %', SQLERRM;
END $$;
